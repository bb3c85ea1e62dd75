// Names and reasons of the exceptions that GNUstep raises, in Apple's words: crash logs and handlers read them. They
// are translated when read, so that raising costs no more than before.

#define _GNU_SOURCE
#import "Diagnostics/ClassNames.h"
#include <objc/runtime.h>
#include <string.h>

static void (*mutation_handler)(id collection);

void objc_setEnumerationMutationHandler(void (*handler)(id collection)) { mutation_handler = handler; }

/// Called by a loop over a collection that was mutated. Replaces GNUstep's function.
void objc_enumerationMutation(id collection) {
    if (mutation_handler) return mutation_handler(collection);
    [NSException raise:NSGenericException
                format:@"*** Collection <%@: %p> was mutated while being enumerated.", class_name_for_texts(collection),
                       collection];
}

/// Whole texts of GNUstep for common mistakes, with Apple's.
static const struct {
    const char *text, *reason;
} fixed_texts[] = {
    {"Tried to add nil to array", "-[NSCFArray insertObject:atIndex:]: attempt to insert nil"},
    {"Tried to insert nil to array", "-[NSCFArray insertObject:atIndex:]: attempt to insert nil"},
    {"Tried to replace object in array with nil",
     "-[NSCFArray replaceObjectAtIndex:withObject:]: attempt to insert nil"},
    {"Tried to init array with nil object",
     "-[NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object"},
    {"Tried to init array with nil to object",
     "-[NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object"},
    {"Attempt to add nil to an array", "-[NSArray arrayByAddingObject:]: object cannot be nil"},
    {"Trying to remove from an empty array.", "-[NSCFArray removeLastObject]: index (-1) beyond bounds (0)"},
    {"Tried to add nil key to dictionary", "-[NSCFDictionary setObject:forKey:]: attempt to insert nil key"},
    {"Tried to init dictionary with nil key",
     "-[NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil key"},
    {"Tried to init dictionary with nil value",
     "-[NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object"},
    {"init with obj and key arrays of different sizes",
     "-[NSDictionary initWithObjects:forKeys:]: count of objects differs from count of keys"},
    {"Tried to add nil to set", "-[NSCFSet addObject:]: attempt to insert nil"},
    {"Tried to init set with nil value", "-[NSPlaceholderSet initWithObjects:count:]: attempt to insert nil object"},
    {"-characterAtIndex: index out of range", "-[NSCFString characterAtIndex:]: Range or index out of bounds"},
    {"Invalid location.", "-[NSCFString characterAtIndex:]: Range or index out of bounds"},
    {"Invalid index.", "-[NSCFString characterAtIndex:]: Range or index out of bounds"},
    {"range of nil", "-[NSCFString rangeOfString:options:range:locale:]: nil argument"},
    {"compare with nil", "-[NSCFString compare:options:range:locale:]: nil argument"},
    {"separator is nil", "-[NSCFString componentsSeparatedByString:]: nil argument"},
    {"[NSString+stringWithString:]: NULL string", "-[NSPlaceholderString initWithString:]: nil argument"},
    {"GSPlaceholderString-initWithString: given nil string", "-[NSPlaceholderString initWithString:]: nil argument"},
    {"[NSString+stringWithFormat:]: NULL format",
     "-[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument"},
    {"[GSPlaceholderString-initWithFormat:locale:arguments:]: NULL format",
     "-[NSPlaceholderString initWithFormat:locale:arguments:]: nil argument"},
    {"[NSString+stringWithUTF8String:]: NULL cString", "+[NSString stringWithUTF8String:]: NULL cString"},
    {"[GSPlaceholderString-initWithUTF8String:]: NULL cString",
     "-[NSPlaceholderString initWithUTF8String:]: NULL cString"},
};

/// The text for a range out of bounds, which differs by class and method.
static NSString *range_text(const char *selector, long location, long length, long size) {
    if (strcasestr(selector, "bytes") || strcasestr(selector, "data")) {
        return [NSString stringWithFormat:@"*** -[NSConcreteData %s]: range {%lu, %lu} exceeds data length %lu",
                                          selector, location, length, size];
    }
    if (strcasestr(selector, "object") || strcasestr(selector, "array")) {
        return [NSString stringWithFormat:@"*** -[NSCFArray %s]: range {%lu, %lu} extends beyond bounds (%lu)",
                                          selector, location, length, size];
    }
    // A negative length comes from `-substringFromIndex:` beyond the end.
    BOOL is_rest = length < 0 && strcmp(selector, "substringWithRange:") == 0;
    return [NSString stringWithFormat:@"*** -[NSCFString %s]: Range or index out of bounds",
                                      is_rest ? "substringFromIndex:" : selector];
}

static NSString *translation(const char *text) {
    for (size_t i = 0; i < sizeof fixed_texts / sizeof *fixed_texts; i++) {
        if (strcmp(text, fixed_texts[i].text) == 0) return [NSString stringWithFormat:@"*** %s", fixed_texts[i].reason];
    }
    char selector[200];
    unsigned long index, count;
    long location, length, size = 0;
    if (sscanf(text, "Index %lu is out of range %lu (in '%199[^']')", &index, &count, selector) == 3) {
        return [NSString stringWithFormat:@"*** -[NSCFArray %s]: index (%ld) beyond bounds (%lu)", selector,
                                          (long)index, count];
    }
    int end = 0;
    sscanf(text, "in %199[^,], range { %lu, %lu } extends beyond s%n", selector, (unsigned long *)&location,
           (unsigned long *)&length, &end);
    if (end > 0) {
        sscanf(text + end, "ize (%ld)", &size);
        return range_text(selector, location, length, size);
    }
    const char *key = strstr(text, "Tried to add nil value for key '");
    if (key == text) {
        NSString *rest = [NSString stringWithUTF8String:text + strlen("Tried to add nil value for key '")];
        NSRange quote = [rest rangeOfString:@"' to dictionary" options:NSBackwardsSearch];
        if (quote.length) rest = [rest substringToIndex:quote.location];
        NSString *form = @"*** -[NSCFDictionary setObject:forKey:]: attempt to insert nil value (key: %@)";
        return [NSString stringWithFormat:form, rest];
    }
    return nil;
}

static NSString **variable(NSException *exception, const char *name) {
    return (NSString **)((char *)exception +
                         ivar_getOffset(class_getInstanceVariable([NSException class], name)));
}

@interface NSException (Texts)
@end

@implementation NSException (Texts)

- (NSString *)reason {
    NSString *reason = *variable(self, "_e_reason");
    return translation([reason UTF8String] ?: "") ?: reason;
}

/// For an index beyond a string's end, the name is NSRangeException.
- (NSString *)name {
    NSString *reason = *variable(self, "_e_reason"), *name = *variable(self, "_e_name");
    return [reason isEqual:@"-characterAtIndex: index out of range"] ? NSRangeException : name;
}

- (NSString *)description { return [self reason] ?: [self name]; }

@end
