// The choices of a list (`<select>`) of the page, which the web view shows: one list at a time.

#include "Helper.h"
#include <string.h>

/// The most choices, and the longest of their texts in bytes.
enum { most_items = 5000, longest_label = 200 };

static struct {
    WebKitOptionMenu *menu;
    uint32_t number;
} shown;

static void forget(void) {
    if (shown.menu == NULL) return;
    WebKitOptionMenu *menu = shown.menu;
    shown.menu = NULL;
    g_signal_handlers_disconnect_by_func(menu, forget, NULL);
    // Without a text: the list is gone.
    helper_say(web_message_menu, shown.number, NULL, NULL, NULL, 0);
    g_object_unref(menu);
}

/// A line for each choice: a digit for what it is, then its text.
static char *items_of(WebKitOptionMenu *menu) {
    enum { is_enabled = 1, is_selected = 2, is_heading = 4 };
    GString *text = g_string_new(NULL);
    guint count = MIN(engine.webkit_option_menu_get_n_items(menu), most_items);
    for (guint index = 0; index < count; index++) {
        void *item = engine.webkit_option_menu_get_item(menu, index);
        int kind = (engine.webkit_option_menu_item_is_enabled(item) ? is_enabled : 0) |
            (engine.webkit_option_menu_item_is_selected(item) ? is_selected : 0) |
            (engine.webkit_option_menu_item_is_group_label(item) ? is_heading : 0);
        const char *label = engine.webkit_option_menu_item_get_label(item);
        char *line = g_utf8_substring(label ? label : "", 0, MIN(g_utf8_strlen(label ? label : "", -1), longest_label));
        g_strdelimit(line, "\n\r\t", ' ');
        g_string_append_printf(text, "%s%d%s", index > 0 ? "\n" : "", kind, line);
        g_free(line);
    }
    return g_string_free(text, FALSE);
}

static gboolean show(WebKitWebView *view, WebKitOptionMenu *menu, void *rectangle, gpointer context) {
    (void)view;
    (void)rectangle;
    (void)context;
    forget();
    shown.menu = g_object_ref(menu);
    shown.number = helper_next_number();
    g_signal_connect(menu, "close", G_CALLBACK(forget), NULL);
    char *text = items_of(menu);
    helper_say(web_message_menu, shown.number, NULL, text, NULL, 0);
    g_free(text);
    return TRUE;
}

void menu_begin(void) { g_signal_connect(helper.view, "show-option-menu", G_CALLBACK(show), NULL); }

void menu_choose(const struct web_message *message) {
    if (shown.menu == NULL || message->number != shown.number) return;
    WebKitOptionMenu *menu = g_object_ref(shown.menu);
    int32_t index = message->values[0];
    if (index >= 0 && (guint)index < engine.webkit_option_menu_get_n_items(menu)) {
        engine.webkit_option_menu_activate_item(menu, (guint)index);
    }
    engine.webkit_option_menu_close(menu);
    g_object_unref(menu);
}
