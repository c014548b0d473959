#ifdef PARALLAX_GTK
#include "CParallaxGTK.h"

struct _ParallaxWidget {
    GtkWidget parent;
    ParallaxWidgetFunctions functions;
};

#define PARALLAX_TYPE_WIDGET (parallax_widget_get_type())
G_DECLARE_FINAL_TYPE(ParallaxWidget, parallax_widget, PARALLAX, WIDGET, GtkWidget)
G_DEFINE_FINAL_TYPE(ParallaxWidget, parallax_widget, GTK_TYPE_WIDGET)

static void parallax_widget_measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
    ParallaxWidgetFunctions *functions = &PARALLAX_WIDGET(widget)->functions;
    (void)for_size;
    *minimum = *natural = 0;
    *minimum_baseline = *natural_baseline = -1;
    if (functions->measure) functions->measure(functions->owner, orientation, minimum, natural);
}

static void parallax_widget_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    ParallaxWidgetFunctions *functions = &PARALLAX_WIDGET(widget)->functions;
    (void)baseline;
    if (functions->allocate) functions->allocate(functions->owner, width, height);
}

static void parallax_widget_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    ParallaxWidgetFunctions *functions = &PARALLAX_WIDGET(widget)->functions;
    if (functions->snapshot) functions->snapshot(functions->owner, snapshot);
    GTK_WIDGET_CLASS(parallax_widget_parent_class)->snapshot(widget, snapshot);
}

static gboolean parallax_widget_focus(GtkWidget *widget, GtkDirectionType direction) {
    ParallaxWidgetFunctions *functions = &PARALLAX_WIDGET(widget)->functions;
    if (functions->focus) return functions->focus(functions->owner, direction);
    return GTK_WIDGET_CLASS(parallax_widget_parent_class)->focus(widget, direction);
}

static void parallax_widget_dispose(GObject *object) {
    GtkWidget *child;
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object)))) gtk_widget_unparent(child);
    G_OBJECT_CLASS(parallax_widget_parent_class)->dispose(object);
}

static void parallax_widget_finalize(GObject *object) {
    ParallaxWidgetFunctions functions = PARALLAX_WIDGET(object)->functions;
    G_OBJECT_CLASS(parallax_widget_parent_class)->finalize(object);
    if (functions.release) functions.release(functions.owner);
}

static void parallax_widget_class_init(ParallaxWidgetClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    widget_class->measure = parallax_widget_measure;
    widget_class->size_allocate = parallax_widget_size_allocate;
    widget_class->snapshot = parallax_widget_snapshot;
    widget_class->focus = parallax_widget_focus;
    G_OBJECT_CLASS(class)->dispose = parallax_widget_dispose;
    G_OBJECT_CLASS(class)->finalize = parallax_widget_finalize;
}

static void parallax_widget_init(ParallaxWidget *self) { (void)self; }

GtkWidget *parallax_widget_new(const char *css_name, GtkAccessibleRole role, ParallaxWidgetFunctions functions) {
    ParallaxWidget *widget = g_object_new(PARALLAX_TYPE_WIDGET, "css-name", css_name, "accessible-role", role, NULL);
    widget->functions = functions;
    return GTK_WIDGET(widget);
}
#endif
