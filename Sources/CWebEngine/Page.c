// The page: what is loaded, where it may go, the scripts that the app runs in it.

#include "Helper.h"
#include <string.h>

/// Decisions and dialogs that the web view has not answered yet, by their numbers.
static GHashTable *decisions, *dialogs;

/// Where the web view's own scripts run, which a page can neither see nor change.
static const char own_world[] = "Verger";

/// A navigation that waits, and whether it asked for a window of its own.
struct waiting_decision {
    WebKitPolicyDecision *decision;
    gboolean is_for_new_window;
};

static void drop_decision(gpointer pointer) {
    struct waiting_decision *waiting = pointer;
    g_object_unref(waiting->decision);
    g_free(waiting);
}

static void drop_dialog(gpointer dialog) {
    engine.webkit_script_dialog_close(dialog);
    engine.webkit_script_dialog_unref(dialog);
}

// MARK: What the engine tells

static void tell_progress(int event) {
    int32_t values[web_message_value_count] = {
        event, engine.webkit_web_view_can_go_back(helper.view), engine.webkit_web_view_can_go_forward(helper.view)};
    helper_say(web_message_progress, 0, values, engine.webkit_web_view_get_uri(helper.view), NULL, 0);
}

/// True from the end of a load that failed to the beginning of the next one.
///
/// The engine calls a load that failed finished, too. The app may have begun another one by then, which that would end.
static gboolean has_failed;

static void load_changed(WebKitWebView *view, int event, gpointer context) {
    (void)view;
    (void)context;
    if (event == WEBKIT_LOAD_STARTED) has_failed = FALSE;
    if (event == WEBKIT_LOAD_FINISHED && has_failed) return;
    tell_progress(event);
}

static void place_changed(void) { tell_progress(4); }

/// The number that NSURLErrorDomain has for an error of the engine.
static int32_t code_of(const GError *error, const char *uri) {
    enum { cancelled = 302, unknown_protocol = 301, no_file = 303 };
    if (error->domain == engine.webkit_network_error_quark()) {
        if (error->code == cancelled) return -999;
        if (error->code == unknown_protocol) return -1002;
        if (error->code == no_file) return -1100;
    }
    enum { unsupported_scheme = 2 };
    const char *domain = g_quark_to_string(error->domain);
    if (g_strcmp0(domain, "soup-session-error-quark") == 0 && error->code == unsupported_scheme) return -1002;
    // The engine knows FTP by name only.
    if (uri && g_ascii_strncasecmp(uri, "ftp:", 4) == 0) return -1002;
    return error->domain == G_IO_ERROR && error->code == G_IO_ERROR_NOT_FOUND ? -1100 : -1004;
}

static gboolean load_failed(WebKitWebView *view, int event, const char *uri, GError *error, gpointer context) {
    (void)view;
    (void)event;
    (void)context;
    // Said when the response was refused.
    if (has_failed) return TRUE;
    has_failed = TRUE;
    gboolean is_policy = error->domain == engine.webkit_policy_error_quark();
    int32_t values[web_message_value_count] = {is_policy ? error->code : code_of(error, uri), is_policy};
    helper_say(web_message_failed, 0, values, uri, error->message, strlen(error->message));
    return TRUE;
}

static void process_ended(WebKitWebView *view, int reason, gpointer context) {
    (void)view;
    (void)context;
    static const char *const reasons[] = {"it crashed", "it used too much memory", "it was ended"};
    helper_say(web_message_ended, 0, NULL, reason >= 0 && reason < 3 ? reasons[reason] : "unknown", NULL, 0);
    g_main_loop_quit(helper.loop);
}

static gboolean decide_response(WebKitPolicyDecision *decision) {
    if (engine.webkit_response_policy_decision_is_mime_type_supported(decision)) return FALSE;
    enum { cannot_show_type = 100 };
    static const char reason[] = "The type of this content cannot be shown.";
    void *response = engine.webkit_response_policy_decision_get_response(decision);
    int32_t values[web_message_value_count] = {
        cannot_show_type, 1, g_strcmp0(engine.webkit_uri_response_get_mime_type(response), "application/pdf") == 0};
    const char *address = engine.webkit_uri_response_get_uri(response);
    has_failed = TRUE;
    helper_say(web_message_failed, 0, values, address, reason, sizeof reason - 1);
    engine.webkit_policy_decision_ignore(decision);
    return TRUE;
}

static gboolean decide(WebKitWebView *view, WebKitPolicyDecision *decision, int type, gpointer context) {
    (void)view;
    (void)context;
    if (type == WEBKIT_POLICY_DECISION_TYPE_RESPONSE) return decide_response(decision);
    WebKitNavigationAction *action = engine.webkit_navigation_policy_decision_get_navigation_action(decision);
    WebKitURIRequest *request = engine.webkit_navigation_action_get_request(action);
    struct waiting_decision *waiting = g_new0(struct waiting_decision, 1);
    waiting->decision = g_object_ref(decision);
    waiting->is_for_new_window = type == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION;
    uint32_t number = helper_next_number();
    g_hash_table_insert(decisions, GUINT_TO_POINTER(number), waiting);
    int32_t values[web_message_value_count] = {engine.webkit_navigation_action_get_navigation_type(action)};
    const char *method = engine.webkit_uri_request_get_http_method(request);
    char *text = g_strconcat(
        method && *method ? method : "GET", "\n", engine.webkit_uri_request_get_uri(request), NULL);
    helper_say(web_message_decide, number, values, text, NULL, 0);
    g_free(text);
    return TRUE;
}

static gboolean show_dialog(WebKitWebView *view, WebKitScriptDialog *dialog, gpointer context) {
    (void)view;
    (void)context;
    enum { prompt = 2 };
    uint32_t number = helper_next_number();
    g_hash_table_insert(dialogs, GUINT_TO_POINTER(number), engine.webkit_script_dialog_ref(dialog));
    int32_t values[web_message_value_count] = {engine.webkit_script_dialog_get_dialog_type(dialog)};
    const char *entered = values[0] == prompt ? engine.webkit_script_dialog_prompt_get_default_text(dialog) : NULL;
    helper_say(
        web_message_dialog, number, values, engine.webkit_script_dialog_get_message(dialog), entered,
        entered ? strlen(entered) : 0);
    return TRUE;
}

// MARK: The view

/// Like the phone's pages: no scroll bars, which the web view draws itself.
static WebKitUserContentManager *make_content(void) {
    WebKitUserContentManager *content = engine.webkit_user_content_manager_new();
    void *sheet = engine.webkit_user_style_sheet_new(
        "::-webkit-scrollbar{display:none}", WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, NULL,
        NULL);
    engine.webkit_user_content_manager_add_style_sheet(content, sheet);
    return content;
}

/// The most memory of a page, in megabytes: the engine ends one that needs more.
enum { most_memory = 1024 };

static WebKitWebContext *make_context(void) {
    void *pressure = engine.webkit_memory_pressure_settings_new();
    engine.webkit_memory_pressure_settings_set_memory_limit(pressure, most_memory);
    WebKitWebContext *context = g_object_new(
        engine.webkit_web_context_get_type(), "website-data-manager", helper.data_manager, "memory-pressure-settings",
        pressure, NULL);
    engine.webkit_memory_pressure_settings_free(pressure);
    return context;
}

static void connect(const char *signal, GCallback function) { g_signal_connect(helper.view, signal, function, NULL); }

void page_begin(void) {
    decisions = g_hash_table_new_full(NULL, NULL, NULL, drop_decision);
    dialogs = g_hash_table_new_full(NULL, NULL, NULL, drop_dialog);
    helper.data_manager = engine.webkit_website_data_manager_new_ephemeral();
    WebKitWebContext *web = make_context();
    engine.webkit_web_context_set_cache_model(web, WEBKIT_CACHE_MODEL_DOCUMENT_VIEWER);
    helper.settings = engine.webkit_settings_new();
    g_object_set(
        helper.settings, "enable-smooth-scrolling", FALSE, "enable-media", FALSE, "enable-webaudio", FALSE,
        "allow-file-access-from-file-urls", TRUE, "allow-universal-access-from-file-urls", TRUE,
        "default-font-family", "Times", "serif-font-family", "Times", "sans-serif-font-family", "Helvetica", NULL);
    helper.view = g_object_new(
        engine.webkit_web_view_get_type(), "backend", engine.webkit_web_view_backend_new(helper.backend, NULL, NULL),
        "web-context", web, "settings", helper.settings, "user-content-manager", make_content(), NULL);
    engine.wpe_view_backend_add_activity_state(
        helper.backend, wpe_view_activity_state_visible | wpe_view_activity_state_focused |
            wpe_view_activity_state_in_window);
    connect("load-changed", G_CALLBACK(load_changed));
    connect("load-failed", G_CALLBACK(load_failed));
    connect("notify::uri", G_CALLBACK(place_changed));
    connect("web-process-terminated", G_CALLBACK(process_ended));
    connect("decide-policy", G_CALLBACK(decide));
    connect("script-dialog", G_CALLBACK(show_dialog));
}

void page_apply_settings(const struct web_message *message) {
    WebKitColor color = {1, 1, 1, message->values[0] ? 0 : 1};
    engine.webkit_web_view_set_background_color(helper.view, &color);
    if (message->text_length > 0) engine.webkit_settings_set_user_agent(helper.settings, message->text);
}

// MARK: Loading

void page_load_data(struct web_message *message) {
    char *lines[3];
    helper_split(message->text, lines, 3);
    GBytes *bytes = g_bytes_new(message->bytes, message->byte_count);
    engine.webkit_web_view_load_bytes(
        helper.view, bytes, *lines[0] ? lines[0] : "text/html", *lines[1] ? lines[1] : NULL,
        *lines[2] ? lines[2] : "about:blank");
    g_bytes_unref(bytes);
}

void page_load_request(struct web_message *message) {
    char *lines[3];
    helper_split(message->text, lines, 3);
    WebKitURIRequest *request = engine.webkit_uri_request_new(lines[1]);
    engine.webkit_web_view_load_request(helper.view, request);
    g_object_unref(request);
}

void page_go(int distance) {
    if (distance < 0) engine.webkit_web_view_go_back(helper.view);
    if (distance > 0) engine.webkit_web_view_go_forward(helper.view);
    if (distance == 0) engine.webkit_web_view_reload(helper.view);
}

void page_decide(const struct web_message *message) {
    gpointer key = GUINT_TO_POINTER(message->number);
    struct waiting_decision *waiting = g_hash_table_lookup(decisions, key);
    if (waiting == NULL) return;
    gboolean is_allowed = message->values[0] != 0;
    if (is_allowed && !waiting->is_for_new_window) {
        engine.webkit_policy_decision_use(waiting->decision);
    } else {
        WebKitNavigationAction *action =
            engine.webkit_navigation_policy_decision_get_navigation_action(waiting->decision);
        // There are no other windows: such a page takes this one's place.
        if (is_allowed) engine.webkit_web_view_load_request(
            helper.view, engine.webkit_navigation_action_get_request(action));
        engine.webkit_policy_decision_ignore(waiting->decision);
    }
    g_hash_table_remove(decisions, key);
}

// MARK: Scripts

static void tell_result(uint32_t number, void *result, GError *error) {
    int32_t values[web_message_value_count] = {result != NULL};
    char *text = NULL;
    if (result) {
        void *value = engine.webkit_javascript_result_get_js_value(result);
        if (!engine.jsc_value_is_undefined(value) && !engine.jsc_value_is_null(value)) {
            text = engine.jsc_value_to_string(value);
        }
        engine.webkit_javascript_result_unref(result);
    } else if (error) {
        text = g_strdup(error->message);
        g_error_free(error);
    }
    size_t count = text ? strlen(text) : 0;
    helper_say(web_message_evaluated, number, values, NULL, text, MIN(count, web_message_most_bytes));
    g_free(text);
}

static void evaluated(GObject *view, GAsyncResult *result, gpointer number) {
    (void)view;
    GError *error = NULL;
    tell_result(GPOINTER_TO_UINT(number), engine.webkit_web_view_run_javascript_finish(helper.view, result, &error), error);
}

static void evaluated_own(GObject *view, GAsyncResult *result, gpointer number) {
    (void)view;
    GError *error = NULL;
    void *value = engine.webkit_web_view_run_javascript_in_world_finish(helper.view, result, &error);
    tell_result(GPOINTER_TO_UINT(number), value, error);
}

void page_evaluate(const struct web_message *message) {
    gpointer number = GUINT_TO_POINTER(message->number);
    if (message->values[0]) {
        engine.webkit_web_view_run_javascript_in_world(
            helper.view, message->bytes, own_world, NULL, evaluated_own, number);
    } else {
        engine.webkit_web_view_run_javascript(helper.view, message->bytes, NULL, evaluated, number);
    }
}

static void settled(GObject *view, GAsyncResult *result, gpointer number) {
    (void)view;
    GError *error = NULL;
    void *value = engine.webkit_web_view_run_javascript_in_world_finish(helper.view, result, &error);
    if (value) engine.webkit_javascript_result_unref(value);
    if (error) g_error_free(error);
    helper_say(web_message_settled, GPOINTER_TO_UINT(number), NULL, NULL, NULL, 0);
}

/// The second picture begins when the first one was taken.
void page_settle(uint32_t number) {
    engine.webkit_web_view_run_async_javascript_function_in_world(
        helper.view, "await new Promise(f=>requestAnimationFrame(()=>requestAnimationFrame(f)))", NULL, own_world, NULL,
        settled, GUINT_TO_POINTER(number));
}

void page_close_dialog(const struct web_message *message) {
    enum { alert, confirm, prompt };
    gpointer key = GUINT_TO_POINTER(message->number);
    WebKitScriptDialog *dialog = g_hash_table_lookup(dialogs, key);
    if (dialog == NULL) return;
    int type = engine.webkit_script_dialog_get_dialog_type(dialog);
    if (type == prompt && message->values[0]) engine.webkit_script_dialog_prompt_set_text(dialog, message->bytes);
    if (type == confirm) engine.webkit_script_dialog_confirm_set_confirmed(dialog, message->values[0] != 0);
    g_hash_table_remove(dialogs, key);
}
