// UTType: the system's types, and those that the app's Info.plist declares.

#include "UniformTypes/UniformTypes.h"
#include <strings.h>

const CFStringRef kUTExportedTypeDeclarationsKey = CFSTR("UTExportedTypeDeclarations");
const CFStringRef kUTImportedTypeDeclarationsKey = CFSTR("UTImportedTypeDeclarations");
const CFStringRef kUTTypeIdentifierKey = CFSTR("UTTypeIdentifier");
const CFStringRef kUTTypeTagSpecificationKey = CFSTR("UTTypeTagSpecification");
const CFStringRef kUTTypeConformsToKey = CFSTR("UTTypeConformsTo");
const CFStringRef kUTTypeDescriptionKey = CFSTR("UTTypeDescription");
const CFStringRef kUTTypeIconFileKey = CFSTR("UTTypeIconFile");
const CFStringRef kUTTypeReferenceURLKey = CFSTR("UTTypeReferenceURL");
const CFStringRef kUTTypeVersionKey = CFSTR("UTTypeVersion");
const CFStringRef kUTTagClassFilenameExtension = CFSTR("public.filename-extension");
const CFStringRef kUTTagClassMIMEType = CFSTR("public.mime-type");

static NSString *string_of(CFStringRef string) { return OBJECT(NSString, string); }

/// The words of a list as strings; one may be given as a string of its own.
static NSArray *strings_in(id list) {
    if ([list isKindOfClass:[NSString class]]) return [NSArray arrayWithObject:list];
    NSMutableArray *strings = [NSMutableArray array];
    if (![list isKindOfClass:[NSArray class]]) return strings;
    for (id element in list) {
        if ([element isKindOfClass:[NSString class]]) [strings addObject:element];
    }
    return strings;
}

static NSArray *words(const char *list) {
    NSString *text = [NSString stringWithUTF8String:list];
    return [text length] ? [text componentsSeparatedByString:@" "] : [NSArray array];
}

/// A declaration as Info.plist writes it, of a type that the system knows.
static NSDictionary *declaration_of(const UniformType *type) {
    NSMutableDictionary *tags = [NSMutableDictionary dictionary];
    if (type->extensions[0]) [tags setObject:words(type->extensions) forKey:(id)kUTTagClassFilenameExtension];
    if (type->mimeTypes[0]) [tags setObject:words(type->mimeTypes) forKey:(id)kUTTagClassMIMEType];
    return [NSDictionary dictionaryWithObjectsAndKeys:
        [NSString stringWithUTF8String:type->identifier], (id)kUTTypeIdentifierKey, words(type->conformsTo),
        (id)kUTTypeConformsToKey, [NSString stringWithUTF8String:type->description], (id)kUTTypeDescriptionKey, tags,
        (id)kUTTypeTagSpecificationKey, nil];
}

/// All declarations: the app's exported ones, the system's, the app's imported ones.
static NSArray *declarations(void) {
    static NSArray *all;
    @synchronized([NSBundle class]) {
        if (all) return all;
        NSMutableArray *found = [NSMutableArray new];
        NSDictionary *info = [[NSBundle mainBundle] infoDictionary];
        NSArray *own[] = {[info objectForKey:(id)kUTExportedTypeDeclarationsKey],
                          [info objectForKey:(id)kUTImportedTypeDeclarationsKey]};
        for (int i = 0; i < 2; i++) {
            for (id declaration in [own[i] isKindOfClass:[NSArray class]] ? own[i] : nil) {
                if ([declaration isKindOfClass:[NSDictionary class]]) [found addObject:declaration];
            }
            for (size_t n = 0; i == 0 && n < uniform_type_count; n++) [found addObject:declaration_of(&uniform_types[n])];
        }
        all = found;
        return all;
    }
}

static BOOL is_same(NSString *text, NSString *other) {
    return [text isKindOfClass:[NSString class]] && [text caseInsensitiveCompare:other] == NSOrderedSame;
}

static NSDictionary *declaration_named(NSString *identifier) {
    for (NSDictionary *declaration in declarations()) {
        if (is_same([declaration objectForKey:(id)kUTTypeIdentifierKey], identifier)) return declaration;
    }
    return nil;
}

static NSArray *tags_of(NSDictionary *declaration, CFStringRef tagClass) {
    id tags = [declaration objectForKey:(id)kUTTypeTagSpecificationKey];
    return [tags isKindOfClass:[NSDictionary class]] ? strings_in([tags objectForKey:string_of(tagClass)]) : nil;
}

Boolean UTTypeEqual(CFStringRef type, CFStringRef other) {
    return type && other && is_same(string_of(type), string_of(other));
}

/// Types that conform to each other end at the depth.
static BOOL conforms(NSString *type, NSString *wanted, int depth) {
    if (is_same(type, wanted)) return YES;
    if (depth == 0) return NO;
    for (NSString *parent in strings_in([declaration_named(type) objectForKey:(id)kUTTypeConformsToKey])) {
        if (conforms(parent, wanted, depth - 1)) return YES;
    }
    return NO;
}

Boolean UTTypeConformsTo(CFStringRef type, CFStringRef conformedTo) {
    return type && conformedTo && conforms(string_of(type), string_of(conformedTo), 16);
}

CFArrayRef UTTypeCreateAllIdentifiersForTag(CFStringRef tagClass, CFStringRef tag, CFStringRef conformingTo) {
    if (tagClass == NULL || tag == NULL) return NULL;
    NSMutableArray *found = [NSMutableArray new];
    for (NSDictionary *declaration in declarations()) {
        NSString *identifier = [declaration objectForKey:(id)kUTTypeIdentifierKey];
        if (![identifier isKindOfClass:[NSString class]]) continue;
        if (conformingTo && !conforms(identifier, string_of(conformingTo), 16)) continue;
        for (NSString *known in tags_of(declaration, tagClass)) {
            if (!is_same(known, string_of(tag))) continue;
            [found addObject:identifier];
            break;
        }
    }
    if ([found count]) return (CFArrayRef)found;
    // A type that stands for the tag alone, and tells it.
    NSMutableString *made = [NSMutableString stringWithString:@"dyn."];
    NSData *text = [[NSString stringWithFormat:@"%@=%@", string_of(tagClass), string_of(tag)]
        dataUsingEncoding:NSUTF8StringEncoding];
    for (NSUInteger i = 0; i < [text length]; i++) [made appendFormat:@"%02x", ((const uint8_t *)[text bytes])[i]];
    [found addObject:made];
    return (CFArrayRef)found;
}

CFStringRef UTTypeCreatePreferredIdentifierForTag(CFStringRef tagClass, CFStringRef tag, CFStringRef conformingTo) {
    CFArrayRef all = UTTypeCreateAllIdentifiersForTag(tagClass, tag, conformingTo);
    if (all == NULL) return NULL;
    CFStringRef first = CFRetain(CFArrayGetValueAtIndex(all, 0));
    CFRelease(all);
    return first;
}

/// The tag that a made-up type stands for; nil for others.
static NSString *tag_of_made_type(NSString *type, NSString *tagClass) {
    if (![type hasPrefix:@"dyn."]) return nil;
    const char *digits = [type UTF8String] + 4;
    NSMutableData *bytes = [NSMutableData data];
    for (; isxdigit((unsigned char)digits[0]) && isxdigit((unsigned char)digits[1]); digits += 2) {
        uint8_t byte = (uint8_t)strtoul((char[]){digits[0], digits[1], 0}, NULL, 16);
        [bytes appendBytes:&byte length:1];
    }
    NSString *text = [[[NSString alloc] initWithData:bytes encoding:NSUTF8StringEncoding] autorelease];
    NSString *start = [tagClass stringByAppendingString:@"="];
    return [text hasPrefix:start] ? [text substringFromIndex:[start length]] : nil;
}

CFStringRef UTTypeCopyPreferredTagWithClass(CFStringRef type, CFStringRef tagClass) {
    if (type == NULL || tagClass == NULL) return NULL;
    NSArray *tags = tags_of(declaration_named(string_of(type)), tagClass);
    if ([tags count]) return COPIED(CFStringRef, [tags objectAtIndex:0]);
    return COPIED(CFStringRef, tag_of_made_type(string_of(type), string_of(tagClass)));
}

CFStringRef UTTypeCopyDescription(CFStringRef type) {
    NSString *text = type ? [declaration_named(string_of(type)) objectForKey:(id)kUTTypeDescriptionKey] : nil;
    return [text isKindOfClass:[NSString class]] && [text length] ? COPIED(CFStringRef, text) : NULL;
}

CFDictionaryRef UTTypeCopyDeclaration(CFStringRef type) {
    return type ? OWNED(CFDictionaryRef, declaration_named(string_of(type))) : NULL;
}

CFURLRef UTTypeCopyDeclaringBundleURL(CFStringRef type) {
    NSDictionary *info = [[NSBundle mainBundle] infoDictionary];
    for (id declaration in [info objectForKey:(id)kUTExportedTypeDeclarationsKey]) {
        if (type && is_same([declaration objectForKey:(id)kUTTypeIdentifierKey], string_of(type))) {
            return CFBundleCopyBundleURL(CFBundleGetMainBundle());
        }
    }
    return NULL;
}

CFStringRef UTCreateStringForOSType(OSType type) {
    UInt8 bytes[4] = {(UInt8)(type >> 24), (UInt8)(type >> 16), (UInt8)(type >> 8), (UInt8)type};
    return CFStringCreateWithBytes(NULL, bytes, 4, kCFStringEncodingMacRoman, false);
}

OSType UTGetOSTypeFromString(CFStringRef string) {
    char bytes[5] = "";
    if (string == NULL || !CFStringGetCString(string, bytes, sizeof bytes, kCFStringEncodingMacRoman)) return 0;
    return (OSType)(UInt8)bytes[0] << 24 | (OSType)(UInt8)bytes[1] << 16 | (OSType)(UInt8)bytes[2] << 8 | (UInt8)bytes[3];
}
