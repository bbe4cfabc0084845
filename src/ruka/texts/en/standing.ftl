# Standing
