// Which encoding a text has its characters in: ASCII if that is all it needs, else units of 16 bits.

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static NSStringEncoding fastest_encoding(NSString *text, SEL selector) {
    return [text canBeConvertedToEncoding:NSASCIIStringEncoding] ? NSASCIIStringEncoding : NSUnicodeStringEncoding;
}

INSTALL(fastest_encodings) {
    replace_method_of_classes(@selector(fastestEncoding), (IMP)fastest_encoding, string_classes);
}
