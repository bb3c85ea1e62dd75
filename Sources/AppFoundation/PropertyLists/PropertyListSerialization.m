// Formats and errors of NSPropertyListSerialization.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "PropertyListTable.h"
#import "PropertyListWriter.h"
#include <objc/runtime.h>

enum { ReadCorrupt = 3840, WriteStream = 3851 }; // NSPropertyListReadCorruptError, NSPropertyListWriteStreamError

static NSError *error_with(NSInteger code, NSString *reason) {
    NSDictionary *details = [NSDictionary dictionaryWithObject:reason forKey:@"NSDebugDescription"];
    return [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:details];
}

typedef NSData *write_function(id class, SEL selector, id list, NSPropertyListFormat format,
                               NSPropertyListWriteOptions options, NSError **error);
static write_function *former_write;

/// The text of a list's error, with its position.
static NSString *words(const struct plist *list, NSPropertyListFormat format) {
    static NSString *const words[] = {
        [plist_problem_sign] = @"a sign out of place",
        [plist_problem_early_end] = @"the end where a text is wanted",
        [plist_problem_open_quotes] = @"quotes that are not closed",
        [plist_problem_half_byte] = @"data with half a byte",
        [plist_problem_no_data] = @"data that is none",
        [plist_problem_open_data] = @"data that is not closed",
        [plist_problem_no_value] = @"a key without a value",
        [plist_problem_no_semicolon] = @"no semicolon behind a value",
        [plist_problem_no_comma] = @"no comma behind a value",
        [plist_problem_depth] = @"collections too deep in each other",
        [plist_problem_rest] = @"something behind the end",
    };
    NSString *text = words[list->problem] ?: [NSString stringWithUTF8String:list->message] ?: @"Unknown format";
    if (format == NSPropertyListBinaryFormat_v1_0) {
        return [text stringByAppendingFormat:@" at byte %lu", (unsigned long)list->byte];
    }
    return [text stringByAppendingFormat:@" on line %lu", (unsigned long)list->line];
}

struct plist *table_of_data(NSData *data, uint8_t **text, NSPropertyListFormat *format) {
    const struct plist_options limits = {plist_shape_either, false, 512, 1 << 24};
    size_t length = [data length];
    const void *bytes = [data bytes];
    *text = NULL;
    *format = NSPropertyListBinaryFormat_v1_0;
    if (plist_is_binary(bytes, length)) return plist_read_binary(bytes, length, &limits);
    if (length == 0 || (*text = plist_utf8(bytes, &length)) == NULL) return NULL;
    BOOL is_markup = plist_is_markup(*text, length);
    *format = is_markup ? NSPropertyListXMLFormat_v1_0 : NSPropertyListOpenStepFormat;
    return is_markup ? plist_read_markup(*text, length, &limits) : plist_read_openstep(*text, length, &limits);
}

static id read_list(id class, SEL selector, NSData *data, NSPropertyListReadOptions options,
                    NSPropertyListFormat *format, NSError **error) {
    NSPropertyListFormat found;
    uint8_t *text;
    struct plist *table = table_of_data(data, &text, &found);
    NSString *problem = table && table->problem ? words(table, found) : @"Unknown format";
    id list = nil;
    if (table && !table->problem) {
        list = property_list_of_table(table, options, found == NSPropertyListOpenStepFormat);
    }
    plist_free(table);
    free(text);
    if (list && format) *format = found;
    if (list == nil && error) *error = error_with(ReadCorrupt, problem);
    return list;
}

static NSData *write_list(id class, SEL selector, id list, NSPropertyListFormat format,
                          NSPropertyListWriteOptions options, NSError **error) {
    NSString *defect = property_list_defect(list);
    if (format == NSPropertyListOpenStepFormat) {
        defect = @"Property list format kCFPropertyListOpenStepFormat not supported for writing";
    }
    if (defect) {
        if (error) *error = error_with(WriteStream, defect);
        return nil;
    }
    if (format == NSPropertyListXMLFormat_v1_0) return property_list_xml(list);
    if (format == NSPropertyListBinaryFormat_v1_0) return property_list_binary(list);
    // Sends +initialize, which a call of a replaced class method does not do.
    [NSPropertyListSerialization class];
    return former_write(class, selector, list, format, options, error);
}

static NSData *write_list_with_description(id class, SEL selector, id list, NSPropertyListFormat format,
                                           NSString **description) {
    NSError *error = nil;
    NSData *data = [NSPropertyListSerialization dataWithPropertyList:list format:format options:0 error:&error];
    if (data == nil && description) {
        *description = [[[error userInfo] objectForKey:@"NSDebugDescription"] copy];
        [*description autorelease];
    }
    return data;
}

static BOOL is_valid(id class, SEL selector, id list, NSPropertyListFormat format) {
    return format != NSPropertyListOpenStepFormat && property_list_defect(list) == nil;
}

INSTALL(property_lists) {
    Class class = objc_lookUpClass("NSPropertyListSerialization");
    replace_class_method(class, @selector(propertyListWithData:options:format:error:), (IMP)read_list);
    former_write = (write_function *)replace_class_method(class, @selector(dataWithPropertyList:format:options:error:),
                                                 (IMP)write_list);
    replace_class_method(class, @selector(dataFromPropertyList:format:errorDescription:),
                         (IMP)write_list_with_description);
    replace_class_method(class, @selector(propertyList:isValidForFormat:), (IMP)is_valid);
}
