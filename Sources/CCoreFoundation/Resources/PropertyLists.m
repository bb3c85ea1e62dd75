// Property lists.

#include "Objects/References.h"

static NSPropertyListFormat foundation_format(CFPropertyListFormat format) { return (NSPropertyListFormat)format; }

CFPropertyListRef CFPropertyListCreateFromXMLData(CFAllocatorRef allocator, CFDataRef data, CFOptionFlags options,
                                                  CFStringRef *errorString) {
    CFErrorRef error = NULL;
    CFPropertyListRef list = CFPropertyListCreateWithData(allocator, data, options, NULL, errorString ? &error : NULL);
    if (errorString) *errorString = error ? CFErrorCopyDescription(error) : NULL;
    if (error) CFRelease(error);
    return list;
}

CFDataRef CFPropertyListCreateXMLData(CFAllocatorRef allocator, CFPropertyListRef propertyList) {
    return CFPropertyListCreateData(allocator, propertyList, kCFPropertyListXMLFormat_v1_0, 0, NULL);
}

/// The greatest depth of a copy, which stops at lists that contain themselves.
static const int depth_limit = 512;

static id deep_copy(id object, CFOptionFlags options, int depth) {
    if (depth > depth_limit) return nil;
    BOOL has_mutable_leaves = options == kCFPropertyListMutableContainersAndLeaves;
    if ([object isKindOfClass:[NSArray class]]) {
        NSMutableArray *copy = [NSMutableArray array];
        for (id element in object) {
            id element_copy = deep_copy(element, options, depth + 1);
            if (element_copy == nil) return nil;
            [copy addObject:element_copy];
        }
        return options ? (id)copy : [NSArray arrayWithArray:copy];
    }
    if ([object isKindOfClass:[NSDictionary class]]) {
        NSMutableDictionary *copy = [NSMutableDictionary dictionary];
        for (id key in object) {
            id value = deep_copy([object objectForKey:key], options, depth + 1);
            if (value == nil) return nil;
            [copy setObject:value forKey:key];
        }
        return options ? (id)copy : [NSDictionary dictionaryWithDictionary:copy];
    }
    BOOL is_leaf_that_changes = [object isKindOfClass:[NSString class]] || [object isKindOfClass:[NSData class]];
    if (is_leaf_that_changes) return [has_mutable_leaves ? [object mutableCopy] : [object copy] autorelease];
    BOOL is_other_leaf = [object isKindOfClass:[NSNumber class]] || [object isKindOfClass:[NSDate class]];
    return is_other_leaf ? object : nil;
}

CFPropertyListRef CFPropertyListCreateDeepCopy(CFAllocatorRef allocator, CFPropertyListRef propertyList,
                                               CFOptionFlags options) {
    return OWNED(CFPropertyListRef, deep_copy((id)propertyList, options, 0));
}

Boolean CFPropertyListIsValid(CFPropertyListRef propertyList, CFPropertyListFormat format) {
    return propertyList != NULL && deep_copy((id)propertyList, 0, 0) != nil
        && [NSPropertyListSerialization propertyList:(id)propertyList isValidForFormat:foundation_format(format)];
}

static CFErrorRef list_error(NSString *text, CFIndex code) {
    NSDictionary *info = [NSDictionary dictionaryWithObject:text ? text : @"The property list is damaged."
                                                     forKey:NSLocalizedDescriptionKey];
    return CFErrorCreate(NULL, kCFErrorDomainCocoa, code, (CFDictionaryRef)info);
}

CFPropertyListRef CFPropertyListCreateWithData(CFAllocatorRef allocator, CFDataRef data, CFOptionFlags options,
                                               CFPropertyListFormat *format, CFErrorRef *error) {
    NSString *text = nil;
    NSPropertyListFormat found = NSPropertyListXMLFormat_v1_0;
    id list = nil;
    @try {
        list = [NSPropertyListSerialization propertyListFromData:OBJECT(NSData, data)
                                                mutabilityOption:(NSPropertyListMutabilityOptions)options
                                                          format:&found
                                                errorDescription:&text];
    } @catch (NSException *exception) {
        text = [exception reason];
    }
    if (list == nil && error) *error = list_error(text, kCFPropertyListReadCorruptError);
    if (format) *format = (CFPropertyListFormat)found;
    return OWNED(CFPropertyListRef, list);
}

CFDataRef CFPropertyListCreateData(CFAllocatorRef allocator, CFPropertyListRef propertyList, CFPropertyListFormat format,
                                   CFOptionFlags options, CFErrorRef *error) {
    NSString *text = nil;
    NSData *data = nil;
    @try {
        if (CFPropertyListIsValid(propertyList, format)) {
            data = [NSPropertyListSerialization dataFromPropertyList:(id)propertyList
                                                              format:foundation_format(format)
                                                    errorDescription:&text];
        }
    } @catch (NSException *exception) {
        text = [exception reason];
    }
    if (data == nil && error) {
        *error = list_error(text ? text : @"The object is not a property list.", kCFPropertyListWriteStreamError);
    }
    return OWNED(CFDataRef, data);
}

/// Reads a stream, up to `length` bytes; 0 reads all.
static CFDataRef data_from_stream(CFReadStreamRef stream, CFIndex length) {
    CFMutableDataRef data = CFDataCreateMutable(NULL, 0);
    UInt8 buffer[4096];
    CFIndex count;
    while (length == 0 || CFDataGetLength(data) < length) {
        CFIndex wanted = sizeof buffer;
        if (length > 0) wanted = MIN(wanted, length - CFDataGetLength(data));
        if ((count = CFReadStreamRead(stream, buffer, wanted)) <= 0) break;
        CFDataAppendBytes(data, buffer, count);
    }
    return data;
}

CFPropertyListRef CFPropertyListCreateWithStream(CFAllocatorRef allocator, CFReadStreamRef stream, CFIndex length,
                                                 CFOptionFlags options, CFPropertyListFormat *format, CFErrorRef *error) {
    CFDataRef data = data_from_stream(stream, length);
    CFPropertyListRef list = CFPropertyListCreateWithData(allocator, data, options, format, error);
    CFRelease(data);
    return list;
}

CFPropertyListRef CFPropertyListCreateFromStream(CFAllocatorRef allocator, CFReadStreamRef stream, CFIndex length,
                                                 CFOptionFlags options, CFPropertyListFormat *format,
                                                 CFStringRef *errorString) {
    CFErrorRef error = NULL;
    CFPropertyListRef list =
        CFPropertyListCreateWithStream(allocator, stream, length, options, format, errorString ? &error : NULL);
    if (errorString) *errorString = error ? CFErrorCopyDescription(error) : NULL;
    if (error) CFRelease(error);
    return list;
}

CFIndex CFPropertyListWrite(CFPropertyListRef propertyList, CFWriteStreamRef stream, CFPropertyListFormat format,
                            CFOptionFlags options, CFErrorRef *error) {
    CFDataRef data = CFPropertyListCreateData(NULL, propertyList, format, options, error);
    if (data == NULL) return 0;
    CFIndex written = 0, length = CFDataGetLength(data);
    while (written < length) {
        CFIndex count = CFWriteStreamWrite(stream, CFDataGetBytePtr(data) + written, length - written);
        if (count <= 0) break;
        written += count;
    }
    CFRelease(data);
    if (written == length) return written;
    if (error) *error = list_error(@"The stream could not be written.", kCFPropertyListWriteStreamError);
    return 0;
}

CFIndex CFPropertyListWriteToStream(CFPropertyListRef propertyList, CFWriteStreamRef stream, CFPropertyListFormat format,
                                    CFStringRef *errorString) {
    CFErrorRef error = NULL;
    CFIndex written = CFPropertyListWrite(propertyList, stream, format, 0, errorString ? &error : NULL);
    if (errorString) *errorString = error ? CFErrorCopyDescription(error) : NULL;
    if (error) CFRelease(error);
    return written;
}
