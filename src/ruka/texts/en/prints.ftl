# To print: titles of papers, the command `ruka print`, and the page where a paper is chosen.

print-patterns = patterns
print-points = score tables

print-name-rules = Rules on one page
print-name-patterns = Patterns with their values
print-name-fu = What gives fu or points
print-name-points = Score tables
print-name-glossary = Glossary

help-print = To print, as a PDF or a page of HTML: rules on one page, patterns, fu, score tables (points), glossary.
help-print-what = What to print.
help-print-rules = The rule set; the glossary without one has the words of all.
help-print-out = The file to write; one that ends in .pdf becomes a PDF.
help-print-format = A page of HTML, or PDF; otherwise the ending of the file says it.
error-not-printed = { $what ->
    [fu] { $rules }: no line of these rules gives fu, so there is no such sheet.
   *[points] { $rules }: these rules have no score tables; a win is worth the sum of its lines.
 }

prints-title = To print
prints-intro = On paper at the table: choose the rules, the language and the sheet.
prints-rules = Rules
prints-lang = Language of the sheet
prints-what = Sheet
prints-print = Print
prints-pdf = Download PDF
prints-html = Open the page
prints-preview = Preview: { $name }
