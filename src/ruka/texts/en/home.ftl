# The client as an app
home-unloaded = This page could not be loaded
home-unloaded-text = The server is not answering, or it has a newer version than this page. Nothing of yours is lost.
