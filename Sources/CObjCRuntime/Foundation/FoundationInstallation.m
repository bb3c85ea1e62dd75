// Puts this library's methods in the place of GNUstep's, before any class of an app is loaded.

extern void property_lists_install(void);
extern void file_manager_install(void);
extern void defaults_values_install(void);
extern void dependent_keys_install(void);
extern void main_queue_install(void);
extern void calendar_ranges_install(void);
extern void time_zone_names_install(void);
extern void calendar_identifier_install(void);
extern void device_locale_install(void);
extern void date_formatting_install(void);
extern void nil_dates_install(void);
extern void predicates_install(void);
extern void bundle_resources_install(void);
extern void string_search_install(void);
extern void string_comparison_install(void);
extern void string_mapping_install(void);
extern void string_replacement_install(void);
extern void unpaired_surrogates_install(void);

void foundation_install(void) {
    property_lists_install();
    file_manager_install();
    defaults_values_install();
    dependent_keys_install();
    main_queue_install();
    calendar_ranges_install();
    time_zone_names_install();
    calendar_identifier_install();
    device_locale_install();
    date_formatting_install();
    nil_dates_install();
    predicates_install();
    bundle_resources_install();
    string_search_install();
    string_comparison_install();
    string_mapping_install();
    string_replacement_install();
    unpaired_surrogates_install();
}
