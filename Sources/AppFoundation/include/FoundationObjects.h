#pragma once
#include "Structures.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Foundation objects for Swift: made autoreleased, read by copying.

/// What an object is, for conversion.
typedef enum FoundationKind {
    FoundationKindShell,
    FoundationKindString,
    FoundationKindNumber,
    FoundationKindValue,
    FoundationKindArray,
    FoundationKindDictionary,
    FoundationKindSet,
    FoundationKindData,
    FoundationKindDate,
    FoundationKindURL,
    FoundationKindIndexPath,
    FoundationKindIndexSet,
    FoundationKindTimeZone,
    FoundationKindLocale,
    FoundationKindCalendar,
    FoundationKindError,
    FoundationKindNull,
    /// Everything else, and what is mutable: it keeps its identity.
    FoundationKindObject,
} FoundationKind;

FoundationKind foundation_kind(void *_Nonnull object);
bool foundation_is(void *_Nonnull object, FoundationKind kind);

void *_Nonnull foundation_string(const uint8_t *_Nullable utf8, long byte_count);
long foundation_string_length(void *_Nonnull string);
void foundation_string_characters(void *_Nonnull string, uint16_t *_Nonnull buffer, long length);

void *_Nonnull foundation_array(void *_Nonnull const *_Nullable objects, long count);
void *_Nonnull foundation_set(void *_Nonnull const *_Nullable objects, long count);
void *_Nonnull foundation_dictionary(void *_Nonnull const *_Nullable keys, void *_Nonnull const *_Nullable objects,
                                     long count);
/// Number of elements of an array, set or dictionary.
long foundation_count(void *_Nonnull collection);
/// Copies the elements (not retained) of an array or set into `buffer` of `foundation_count` places.
void foundation_elements(void *_Nonnull collection, void *_Nullable *_Nonnull buffer);
void foundation_pairs(void *_Nonnull dictionary, void *_Nullable *_Nonnull keys, void *_Nullable *_Nonnull objects);

/// True if a collection can be converted to a Swift value with all its elements. False if this thread is already
/// converting the same one, which then contains itself, if it is nested too deeply, or if there are too many of them in
/// the outermost one.
/// `collection_conversion_end` follows if it was true.
bool collection_conversion_begin(const void *_Nonnull collection);
void collection_conversion_end(void);

void *_Nonnull foundation_null(void);
void *_Nonnull foundation_data(const void *_Nullable bytes, long count);
const void *_Nullable foundation_data_bytes(void *_Nonnull data, long *_Nonnull count);
/// Seconds since 1 January 2001.
void *_Nonnull foundation_date(double seconds);
double foundation_date_seconds(void *_Nonnull date);
void *_Nullable foundation_url(void *_Nonnull string);
void *_Nonnull foundation_url_string(void *_Nonnull url);
void *_Nonnull foundation_index_path(const unsigned long *_Nullable indexes, long count);
/// The commonest kind: a section and a row.
void *_Nonnull foundation_index_path_of_two(unsigned long first, unsigned long second);
long foundation_index_path_length(void *_Nonnull path);
/// Writes as many indexes as the path is long.
void foundation_index_path_indexes(void *_Nonnull path, unsigned long *_Nonnull buffer);
/// The indexes of `count` ranges, given as pairs of location and length.
void *_Nonnull foundation_index_set(const unsigned long *_Nullable ranges, long count);
long foundation_index_set_count(void *_Nonnull set);
/// Copies the indexes into `buffer` of `foundation_index_set_count` places.
void foundation_index_set_indexes(void *_Nonnull set, unsigned long *_Nonnull buffer);
void *_Nonnull foundation_error(void *_Nonnull domain, long code, void *_Nonnull user_info);
void *_Nonnull foundation_error_domain(void *_Nonnull error);
long foundation_error_code(void *_Nonnull error);
void *_Nullable foundation_error_user_info(void *_Nonnull error);
/// The bundle at that path, and the path of a bundle.
void *_Nullable foundation_bundle(void *_Nonnull path);
void *_Nonnull foundation_main_run_loop(void);
void *_Nonnull foundation_bundle_path(void *_Nonnull bundle);

void *_Nonnull foundation_locale(void *_Nonnull identifier);
/// Null for objects of another kind; so with the next two.
void *_Nullable foundation_locale_identifier(void *_Nonnull object);
void *_Nullable foundation_time_zone_name(void *_Nonnull object, long *_Nonnull seconds_from_gmt);
void *_Nullable foundation_calendar_identifier(void *_Nonnull object);
/// The zone of that name, else that many seconds before Greenwich.
void *_Nonnull foundation_time_zone(void *_Nonnull name, long seconds_from_gmt);
void *_Nullable foundation_calendar(void *_Nonnull identifier, void *_Nullable time_zone);
void *_Nullable foundation_calendar_time_zone(void *_Nonnull calendar);

void *_Nonnull foundation_number_bool(bool value);
void *_Nonnull foundation_number_integer(int64_t value);
void *_Nonnull foundation_number_double(double value);
/// The type encoding of a number or value, for instance "q" or "{CGRect=…}".
const char *_Nonnull foundation_value_type(void *_Nonnull value);
double foundation_number_as_double(void *_Nonnull number);
int64_t foundation_number_as_integer(void *_Nonnull number);

void *_Nonnull foundation_value_point(ObjCPoint value);
void *_Nonnull foundation_value_size(ObjCSize value);
void *_Nonnull foundation_value_rect(ObjCRect value);
void *_Nonnull foundation_value_bytes(const void *_Nonnull bytes, const char *_Nonnull type);
/// Copies a value's bytes if there are `size` of them; else returns false.
bool foundation_value_get(void *_Nonnull value, void *_Nonnull buffer, long size);

bool object_is_equal(void *_Nonnull object, void *_Nullable other);
unsigned long object_hash(void *_Nonnull object);
/// `[[object description] UTF8String]`; valid until the autorelease pool is drained.
const char *_Nonnull object_description(void *_Nonnull object);

/// An object that carries a Swift value; `release` is called with `content` when it goes.
void *_Nonnull value_box(void *_Nonnull content, void (*_Nonnull release)(void *_Nonnull));
/// What `value_box` was given, or null for other objects.
void *_Nullable value_box_content(void *_Nonnull object);
/// A block that keeps the box and calls `call` with its content; autoreleased.
void *_Nonnull value_box_block(void *_Nonnull box, void (*_Nonnull call)(void *_Nonnull));

/// True for arrays, sets and dictionaries, mutable or not.
bool object_is_collection(void *_Nonnull object, FoundationKind kind);

/// Sends a message. Arguments of C types are numbers and names of selectors, and a result of a C type is an NSNumber;
/// NULL for no result. Missing arguments are nil, `NSError **` is left out. The result is autoreleased.
///
/// - Parameters:
///   - receiver: an object or a class.
///   - error: the method's NSError, autoreleased, or NULL.
void *_Nullable object_send_boxed(void *_Nonnull receiver, const char *_Nonnull selector,
                                  void *_Nullable const *_Nullable arguments, long count,
                                  void *_Nullable *_Nullable error);
/// A new object of a class, by an initialiser with such arguments; autoreleased.
void *_Nullable class_make_boxed(void *_Nonnull class, const char *_Nonnull initializer,
                                 void *_Nullable const *_Nullable arguments, long count);

/// A new autorelease pool, the thread's innermost until it is popped.
void *_Nonnull autorelease_pool_push(void);
void autorelease_pool_pop(void *_Nonnull pool);

/// What an object is in the language of predicates.
typedef enum PredicateKind {
    PredicateKindNone,
    PredicateKindComparison,
    PredicateKindCompound,
    PredicateKindTrue,
    PredicateKindFalse,
    /// Any other predicate.
    PredicateKindOther,
    PredicateKindExpression,
    PredicateKindSortDescriptor,
} PredicateKind;

PredicateKind predicate_kind(void *_Nonnull object);
bool predicate_evaluate(void *_Nonnull predicate, void *_Nullable object, void *_Nullable variables);
/// -1, 0 or 1.
long sort_descriptor_compare(void *_Nonnull descriptor, void *_Nullable left, void *_Nullable right);
/// A predicate that calls `evaluate` with `content`, an object and the values of variables; `release` is called when it
/// goes.
void *_Nonnull predicate_of_function(void *_Nonnull content,
                                     bool (*_Nonnull evaluate)(void *_Nonnull content, void *_Nullable object,
                                                               void *_Nullable variables),
                                     void (*_Nonnull release)(void *_Nonnull content));
/// A sort descriptor that orders objects as `compare` says, in the same way.
void *_Nonnull sort_descriptor_of_function(void *_Nonnull content,
                                           long (*_Nonnull compare)(void *_Nonnull content, void *_Nullable left,
                                                                    void *_Nullable right),
                                           void (*_Nonnull release)(void *_Nonnull content));

/// The elements of an ordered set as an array; NULL for other objects.
void *_Nullable foundation_ordered_set_array(void *_Nonnull object);
void *_Nonnull foundation_ordered_set(void *_Nonnull array);
/// The digits of a decimal number; NULL for other objects.
void *_Nullable foundation_decimal_text(void *_Nonnull number);
void *_Nonnull foundation_decimal(void *_Nonnull text);

/// A new NSUndoManager, owned by the caller.
void *_Nonnull undo_manager_make(void);
bool object_is_undo_manager(void *_Nonnull object);
/// A new object to register things to undo for, owned by the caller.
void *_Nonnull undo_target_make(void);
/// Registers `perform(content)`; `release(content)` is called when the undo manager lets go of it.
void undo_manager_register(void *_Nonnull manager, void *_Nonnull target, void *_Nonnull content,
                           void (*_Nonnull perform)(void *_Nonnull), void (*_Nonnull release)(void *_Nonnull));
void undo_manager_register_message(void *_Nonnull manager, void *_Nullable target, const void *_Nonnull selector,
                                   void *_Nullable object);
/// Takes the actions of a target out.
void undo_manager_forget(void *_Nonnull manager, void *_Nonnull target);
void undo_manager_set_groups_by_event(void *_Nonnull manager, bool flag);
void undo_manager_set_levels(void *_Nonnull manager, long levels);
void undo_manager_set_action_name(void *_Nonnull manager, void *_Nonnull name);

/// Called once on the main thread with what a download brought, at most one byte more than its limit.
/// - status: of HTTP; 0 if there was no whole answer.
typedef void (*foundation_download_end_function)(void *_Nullable context, const void *_Nullable bytes, long count,
                                                 long status);

/// Begins to load what a URL names (HTTP or HTTPS), up to `limit` bytes. Called on the main thread.
/// - Returns: the download, to be given to `foundation_download_stop`.
void *_Nonnull foundation_download(const char *_Nonnull url, long limit, foundation_download_end_function _Nonnull done,
                                   void *_Nullable context);
/// Frees a download, whether it has ended or not. If not, `done` is not called any more.
void foundation_download_stop(void *_Nonnull download);

/// Calls `changed` when the value of a key has changed, until `foundation_key_watch_end`. Null for an object without it.
void *_Nullable foundation_key_watch(void *_Nonnull object, const char *_Nonnull key,
                                     void (*_Nonnull changed)(void *_Nullable context), void *_Nullable context);
void foundation_key_watch_end(void *_Nonnull watch);
/// Has observers told of a change of a key that `change` makes.
void foundation_key_change(void *_Nonnull object, const char *_Nonnull key,
                           void (*_Nonnull change)(void *_Nullable context), void *_Nullable context);
