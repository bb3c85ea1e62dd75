// The fastest encoding of a string: ASCII if that suffices, otherwise UTF-16.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static NSStringEncoding fastest_encoding(NSString *text, SEL selector) {
    return [text canBeConvertedToEncoding:NSASCIIStringEncoding] ? NSASCIIStringEncoding : NSUnicodeStringEncoding;
}

INSTALL(fastest_encodings) {
    replace_method_of_classes(@selector(fastestEncoding), (IMP)fastest_encoding, string_classes);
}
