// Formats and errors of NSPropertyListSerialization.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"
#import "BinaryPropertyList.h"
#import "OpenStepPropertyList.h"
#import "PropertyListWriter.h"
#include <objc/runtime.h>

enum { ReadCorrupt = 3840, WriteStream = 3851 }; // NSPropertyListReadCorruptError, NSPropertyListWriteStreamError

static NSError *error_with(NSInteger code, NSString *reason) {
    NSDictionary *details = [NSDictionary dictionaryWithObject:reason forKey:@"NSDebugDescription"];
    return [NSError errorWithDomain:NSCocoaErrorDomain code:code userInfo:details];
}

typedef id read_function(id class, SEL selector, NSData *data, NSPropertyListReadOptions options,
                         NSPropertyListFormat *format, NSError **error);
typedef NSData *write_function(id class, SEL selector, id list, NSPropertyListFormat format,
                               NSPropertyListWriteOptions options, NSError **error);
static read_function *former_read;
static write_function *former_write;

/// A replaced class method does not initialise its class; any other message does.
static void prepare(void) { [NSPropertyListSerialization class]; }

/// Whether it is XML, which may come without its own first line.
static BOOL is_markup(NSString *text) {
    NSCharacterSet *space = [NSCharacterSet whitespaceAndNewlineCharacterSet];
    NSUInteger start = 0;
    while (start < [text length] && ([space characterIsMember:[text characterAtIndex:start]] ||
                                     [text characterAtIndex:start] == 0xFEFF)) start++;
    NSString *beginning = [text substringWithRange:NSMakeRange(start, MIN([text length] - start, (NSUInteger)9))];
    for (NSString *sign in [NSArray arrayWithObjects:@"<?xml", @"<!DOCTYPE", @"<!--", @"<plist", nil]) {
        if ([beginning hasPrefix:sign]) return YES;
    }
    return NO;
}

/// In UTF-8 and with a declaration. GNUstep's reader takes what does not begin with one for OpenStep's format, and
/// knows no UTF-16.
static NSData *with_declaration(NSData *data, NSString *text) {
    BOOL is_wide = memchr([data bytes], 0, MIN([data length], (NSUInteger)8)) != NULL;
    if ([text hasPrefix:@"<?xml"] && !is_wide) return data;
    NSUInteger start = [text rangeOfString:@"<"].location;
    NSRange own = [text rangeOfString:@"?>"];
    BOOL has_own = [[text substringFromIndex:start] hasPrefix:@"<?xml"] && own.length;
    text = [text substringFromIndex:has_own ? NSMaxRange(own) : start];
    text = [@"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" stringByAppendingString:text];
    return [text dataUsingEncoding:NSUTF8StringEncoding];
}

static id read_list(id class, SEL selector, NSData *data, NSPropertyListReadOptions options,
                    NSPropertyListFormat *format, NSError **error) {
    NSError *reason = nil;
    id list = nil;
    prepare();
    if (is_binary_property_list(data)) {
        list = property_list_of_binary(data, options);
        if (list && format) *format = NSPropertyListBinaryFormat_v1_0;
    } else if ([data length] > 0) {
        NSString *text = property_list_text(data), *problem = nil;
        if (is_markup(text)) {
            @try {
                list = former_read(class, selector, with_declaration(data, text), options, format, &reason);
            } @catch (NSException *exception) {
                reason = nil;
            }
        } else {
            list = property_list_of_openstep(text, options != NSPropertyListImmutable, &problem);
            if (list && format) *format = NSPropertyListOpenStepFormat;
            if (problem) reason = error_with(ReadCorrupt, problem);
        }
    }
    if (list == nil && error) {
        NSString *text = [[reason userInfo] objectForKey:@"NSDebugDescription"] ?: [reason localizedDescription];
        *error = error_with(ReadCorrupt, text ?: @"Unknown format");
    }
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
    if (format == NSPropertyListBinaryFormat_v1_0) return binary_of_property_list(list);
    prepare();
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
    former_read = (read_function *)replace_class_method(class, @selector(propertyListWithData:options:format:error:),
                                               (IMP)read_list);
    former_write = (write_function *)replace_class_method(class, @selector(dataWithPropertyList:format:options:error:),
                                                 (IMP)write_list);
    replace_class_method(class, @selector(dataFromPropertyList:format:errorDescription:),
                         (IMP)write_list_with_description);
    replace_class_method(class, @selector(propertyList:isValidForFormat:), (IMP)is_valid);
}
