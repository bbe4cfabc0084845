# Dlaczego ktoś jest zgłoszony
report-chat = to, co mówi
report-name = to, jak się nazywa
report-play = to, jak gra: psuje grę albo ją wstrzymuje
