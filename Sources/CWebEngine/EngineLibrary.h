// What the helper uses of WPE WebKit (https://webkitgtk.org/reference/wpewebkit-1.1/), WPEBackend-fdo and Wayland, declared
// here so that Verger is built without their packages for developers. The libraries are opened when the helper starts.
#pragma once

#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct WebKitWebView WebKitWebView;
typedef struct WebKitWebContext WebKitWebContext;
typedef struct WebKitSettings WebKitSettings;
typedef struct WebKitURIRequest WebKitURIRequest;
typedef struct WebKitPolicyDecision WebKitPolicyDecision;
typedef struct WebKitNavigationAction WebKitNavigationAction;
typedef struct WebKitScriptDialog WebKitScriptDialog;
typedef struct WebKitOptionMenu WebKitOptionMenu;
typedef struct WebKitUserContentManager WebKitUserContentManager;
typedef struct { double red, green, blue, alpha; } WebKitColor;

struct wpe_view_backend;
struct wpe_view_backend_exportable_fdo;
struct wpe_fdo_shm_exported_buffer;
struct wl_shm_buffer;

struct wpe_view_backend_exportable_fdo_client {
    void (*export_buffer_resource)(void *, void *);
    void (*export_dmabuf_resource)(void *, void *);
    void (*export_shm_buffer)(void *, struct wpe_fdo_shm_exported_buffer *);
    void (*reserved[2])(void);
};

struct wpe_input_touch_event_raw { int type; uint32_t time; int id; int32_t x, y; };
struct wpe_input_touch_event {
    const struct wpe_input_touch_event_raw *touchpoints;
    uint64_t touchpoints_length;
    int type;
    int32_t id;
    uint32_t time, modifiers;
};
struct wpe_input_pointer_event { int type; uint32_t time; int x, y; uint32_t button, state, modifiers; };
struct wpe_input_keyboard_event { uint32_t time, key_code, hardware_key_code; bool pressed; uint32_t modifiers; };

enum {
    wpe_view_activity_state_visible = 1 << 0,
    wpe_view_activity_state_focused = 1 << 1,
    wpe_view_activity_state_in_window = 1 << 2,

    WEBKIT_LOAD_STARTED = 0,
    WEBKIT_LOAD_FINISHED = 3,

    WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION = 0,
    WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION,
    WEBKIT_POLICY_DECISION_TYPE_RESPONSE,

    WEBKIT_CACHE_MODEL_DOCUMENT_VIEWER = 0,
    WEBKIT_NETWORK_PROXY_MODE_CUSTOM = 2,
    WEBKIT_TLS_ERRORS_POLICY_IGNORE = 0,
    WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES = 0,
    WEBKIT_USER_STYLE_LEVEL_USER = 0,
};

/// Each function: its result, its name, its parameters.
#define ENGINE_FUNCTIONS(F)                                                                                            \
    F(bool, wpe_loader_init, (const char *))                                                                           \
    F(bool, wpe_fdo_initialize_shm, (void))                                                                            \
    F(struct wpe_view_backend_exportable_fdo *, wpe_view_backend_exportable_fdo_create,                                \
      (const struct wpe_view_backend_exportable_fdo_client *, void *, uint32_t, uint32_t))                             \
    F(struct wpe_view_backend *, wpe_view_backend_exportable_fdo_get_view_backend,                                     \
      (struct wpe_view_backend_exportable_fdo *))                                                                      \
    F(void, wpe_view_backend_exportable_fdo_dispatch_frame_complete, (struct wpe_view_backend_exportable_fdo *))       \
    F(void, wpe_view_backend_exportable_fdo_egl_dispatch_release_shm_exported_buffer,                                  \
      (struct wpe_view_backend_exportable_fdo *, struct wpe_fdo_shm_exported_buffer *))                                \
    F(struct wl_shm_buffer *, wpe_fdo_shm_exported_buffer_get_shm_buffer, (struct wpe_fdo_shm_exported_buffer *))      \
    F(void, wpe_view_backend_dispatch_set_size, (struct wpe_view_backend *, uint32_t, uint32_t))                       \
    F(void, wpe_view_backend_dispatch_set_device_scale_factor, (struct wpe_view_backend *, float))                     \
    F(void, wpe_view_backend_add_activity_state, (struct wpe_view_backend *, uint32_t))                                \
    F(void, wpe_view_backend_dispatch_touch_event, (struct wpe_view_backend *, struct wpe_input_touch_event *))        \
    F(void, wpe_view_backend_dispatch_pointer_event, (struct wpe_view_backend *, struct wpe_input_pointer_event *))    \
    F(void, wpe_view_backend_dispatch_keyboard_event, (struct wpe_view_backend *, struct wpe_input_keyboard_event *))  \
    F(int32_t, wl_shm_buffer_get_width, (struct wl_shm_buffer *))                                                      \
    F(int32_t, wl_shm_buffer_get_height, (struct wl_shm_buffer *))                                                     \
    F(int32_t, wl_shm_buffer_get_stride, (struct wl_shm_buffer *))                                                     \
    F(void *, wl_shm_buffer_get_data, (struct wl_shm_buffer *))                                                        \
    F(void, wl_shm_buffer_begin_access, (struct wl_shm_buffer *))                                                      \
    F(void, wl_shm_buffer_end_access, (struct wl_shm_buffer *))                                                        \
    F(void *, webkit_web_view_backend_new, (struct wpe_view_backend *, GDestroyNotify, gpointer))                      \
    F(GType, webkit_web_view_get_type, (void))                                                                         \
    F(void *, webkit_website_data_manager_new_ephemeral, (void))                                                       \
    F(void, webkit_website_data_manager_set_network_proxy_settings, (void *, int, void *))                             \
    F(void, webkit_website_data_manager_set_tls_errors_policy, (void *, int))                                          \
    F(void *, webkit_network_proxy_settings_new, (const char *, const char *const *))                                  \
    F(void, webkit_network_proxy_settings_free, (void *))                                                              \
    F(GType, webkit_web_context_get_type, (void))                                                                      \
    F(void *, webkit_memory_pressure_settings_new, (void))                                                             \
    F(void, webkit_memory_pressure_settings_set_memory_limit, (void *, guint))                                         \
    F(void, webkit_memory_pressure_settings_free, (void *))                                                            \
    F(void, webkit_web_context_set_cache_model, (WebKitWebContext *, int))                                             \
    F(WebKitSettings *, webkit_settings_new, (void))                                                                   \
    F(void, webkit_settings_set_user_agent, (WebKitSettings *, const char *))                                          \
    F(WebKitUserContentManager *, webkit_user_content_manager_new, (void))                                             \
    F(void, webkit_user_content_manager_add_style_sheet, (WebKitUserContentManager *, void *))                         \
    F(void *, webkit_user_style_sheet_new,                                                                             \
      (const char *, int, int, const char *const *, const char *const *))                                              \
    F(void, webkit_web_view_set_background_color, (WebKitWebView *, const WebKitColor *))                              \
    F(void, webkit_web_view_set_input_method_context, (WebKitWebView *, void *))                                       \
    F(void, webkit_web_view_load_bytes,                                                                                \
      (WebKitWebView *, GBytes *, const char *, const char *, const char *))                                           \
    F(void, webkit_web_view_load_request, (WebKitWebView *, WebKitURIRequest *))                                       \
    F(void, webkit_web_view_load_uri, (WebKitWebView *, const char *))                                                 \
    F(void, webkit_web_view_reload, (WebKitWebView *))                                                                 \
    F(void, webkit_web_view_stop_loading, (WebKitWebView *))                                                           \
    F(const char *, webkit_web_view_get_uri, (WebKitWebView *))                                                        \
    F(gboolean, webkit_web_view_can_go_back, (WebKitWebView *))                                                        \
    F(gboolean, webkit_web_view_can_go_forward, (WebKitWebView *))                                                     \
    F(void, webkit_web_view_go_back, (WebKitWebView *))                                                                \
    F(void, webkit_web_view_go_forward, (WebKitWebView *))                                                             \
    F(void, webkit_web_view_run_javascript,                                                                            \
      (WebKitWebView *, const char *, GCancellable *, GAsyncReadyCallback, gpointer))                                  \
    F(void *, webkit_web_view_run_javascript_finish, (WebKitWebView *, GAsyncResult *, GError **))                     \
    F(void, webkit_web_view_run_javascript_in_world,                                                                   \
      (WebKitWebView *, const char *, const char *, GCancellable *, GAsyncReadyCallback, gpointer))                    \
    F(void *, webkit_web_view_run_javascript_in_world_finish, (WebKitWebView *, GAsyncResult *, GError **))            \
    F(void, webkit_web_view_run_async_javascript_function_in_world,                                                    \
      (WebKitWebView *, const char *, GVariant *, const char *, GCancellable *, GAsyncReadyCallback, gpointer))        \
    F(void *, webkit_javascript_result_get_js_value, (void *))                                                         \
    F(void, webkit_javascript_result_unref, (void *))                                                                  \
    F(char *, jsc_value_to_string, (void *))                                                                           \
    F(gboolean, jsc_value_is_undefined, (void *))                                                                      \
    F(gboolean, jsc_value_is_null, (void *))                                                                           \
    F(WebKitURIRequest *, webkit_uri_request_new, (const char *))                                                      \
    F(const char *, webkit_uri_request_get_uri, (WebKitURIRequest *))                                                  \
    F(const char *, webkit_uri_request_get_http_method, (WebKitURIRequest *))                                          \
    F(WebKitNavigationAction *, webkit_navigation_policy_decision_get_navigation_action, (WebKitPolicyDecision *))     \
    F(const char *, webkit_navigation_policy_decision_get_frame_name, (WebKitPolicyDecision *))                        \
    F(int, webkit_navigation_action_get_navigation_type, (WebKitNavigationAction *))                                   \
    F(WebKitURIRequest *, webkit_navigation_action_get_request, (WebKitNavigationAction *))                            \
    F(gboolean, webkit_response_policy_decision_is_mime_type_supported, (WebKitPolicyDecision *))                      \
    F(void *, webkit_response_policy_decision_get_response, (WebKitPolicyDecision *))                                  \
    F(const char *, webkit_uri_response_get_mime_type, (void *))                                                       \
    F(const char *, webkit_uri_response_get_uri, (void *))                                                             \
    F(void, webkit_policy_decision_use, (WebKitPolicyDecision *))                                                      \
    F(void, webkit_policy_decision_ignore, (WebKitPolicyDecision *))                                                   \
    F(WebKitScriptDialog *, webkit_script_dialog_ref, (WebKitScriptDialog *))                                          \
    F(void, webkit_script_dialog_unref, (WebKitScriptDialog *))                                                        \
    F(void, webkit_script_dialog_close, (WebKitScriptDialog *))                                                        \
    F(int, webkit_script_dialog_get_dialog_type, (WebKitScriptDialog *))                                               \
    F(const char *, webkit_script_dialog_get_message, (WebKitScriptDialog *))                                          \
    F(void, webkit_script_dialog_confirm_set_confirmed, (WebKitScriptDialog *, gboolean))                              \
    F(const char *, webkit_script_dialog_prompt_get_default_text, (WebKitScriptDialog *))                              \
    F(void, webkit_script_dialog_prompt_set_text, (WebKitScriptDialog *, const char *))                                \
    F(guint, webkit_option_menu_get_n_items, (WebKitOptionMenu *))                                                     \
    F(void *, webkit_option_menu_get_item, (WebKitOptionMenu *, guint))                                                \
    F(const char *, webkit_option_menu_item_get_label, (void *))                                                       \
    F(gboolean, webkit_option_menu_item_is_enabled, (void *))                                                          \
    F(gboolean, webkit_option_menu_item_is_selected, (void *))                                                         \
    F(gboolean, webkit_option_menu_item_is_group_label, (void *))                                                      \
    F(void, webkit_option_menu_activate_item, (WebKitOptionMenu *, guint))                                             \
    F(void, webkit_option_menu_close, (WebKitOptionMenu *))                                                            \
    F(GType, webkit_input_method_context_get_type, (void))                                                             \
    F(int, webkit_input_method_context_get_input_purpose, (void *))                                                    \
    F(GQuark, webkit_network_error_quark, (void))                                                                      \
    F(GQuark, webkit_policy_error_quark, (void))                                                                       \
    F(int, webkit_get_major_version, (void))                                                                           \
    F(int, webkit_get_minor_version, (void))                                                                           \
    F(int, webkit_get_micro_version, (void))

#define F(result, name, parameters) result (*name) parameters;
struct engine_library { ENGINE_FUNCTIONS(F) };
#undef F

extern struct engine_library engine;

/// Opens the libraries. Returns NULL, or what is missing.
const char *engine_library_open(void);
