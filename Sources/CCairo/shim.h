#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <lcms2.h>
#include <pango/pangocairo.h>
