// What fingers and the keyboard do on the page.

#include "Helper.h"

/// Connects the keyboard with the page; its class is made at run time, since its parent is in a library opened then.
struct typing_class {
    GObjectClass parent;
    void (*signals[5])(void);
    void (*set_enable_preedit)(void *, gboolean);
    void (*get_preedit)(void *, char **, GList **, guint *);
    gboolean (*filter_key_event)(void *, struct wpe_input_keyboard_event *);
    void (*notify_focus_in)(void *);
    void (*notify_focus_out)(void *);
};

static gboolean has_focus;

static uint32_t now(void) { return (uint32_t)(g_get_monotonic_time() / 1000); }

static void tell_focus(void) {
    int32_t values[web_message_value_count] = {
        has_focus, engine.webkit_input_method_context_get_input_purpose(helper.typing)};
    helper_say(web_message_focus, 0, values, NULL, NULL, 0);
}

static void gain_focus(void *context) {
    (void)context;
    has_focus = TRUE;
    tell_focus();
}

static void lose_focus(void *context) {
    (void)context;
    has_focus = FALSE;
    tell_focus();
}

/// The only sign of going from one field straight to another.
static void change_purpose(void) {
    if (has_focus) tell_focus();
}

static gboolean take_no_keys(void *context, struct wpe_input_keyboard_event *event) {
    (void)context;
    (void)event;
    return FALSE;
}

static void initialize_class(gpointer class, gpointer data) {
    (void)data;
    struct typing_class *typing = class;
    typing->filter_key_event = take_no_keys;
    typing->notify_focus_in = gain_focus;
    typing->notify_focus_out = lose_focus;
}

void input_begin(void) {
    GType parent = engine.webkit_input_method_context_get_type();
    GTypeQuery query;
    g_type_query(parent, &query);
    GType type = g_type_register_static_simple(
        parent, "VergerTyping", query.class_size, initialize_class, query.instance_size, NULL, 0);
    helper.typing = g_object_new(type, NULL);
    g_signal_connect(helper.typing, "notify::input-purpose", G_CALLBACK(change_purpose), NULL);
    engine.webkit_web_view_set_input_method_context(helper.view, helper.typing);
}

/// The engine makes a click of a finger that comes down and goes up at one place.
void input_touch(const struct web_message *message) {
    static gboolean is_down;
    int type = message->values[0];
    if (type < 1 || type > 4 || (type == 1) == is_down) return;
    is_down = type < 3;
    int32_t x = message->values[1], y = message->values[2];
    // A finger that is taken away elsewhere clicks nothing.
    if (type == 4) x = y = -1;
    struct wpe_input_touch_event_raw point = {type == 4 ? 3 : type, now(), 0, x, y};
    struct wpe_input_touch_event event = {&point, 1, point.type, 0, point.time, 0};
    engine.wpe_view_backend_dispatch_touch_event(helper.backend, &event);
}

void input_press(const struct web_message *message) {
    struct wpe_input_keyboard_event event = {now(), (uint32_t)message->values[0], 0, true, 0};
    engine.wpe_view_backend_dispatch_keyboard_event(helper.backend, &event);
    event.pressed = false;
    engine.wpe_view_backend_dispatch_keyboard_event(helper.backend, &event);
}

void input_type(const struct web_message *message) {
    if (has_focus && g_utf8_validate(message->bytes, message->byte_count, NULL)) {
        g_signal_emit_by_name(helper.typing, "committed", message->bytes);
    }
}
