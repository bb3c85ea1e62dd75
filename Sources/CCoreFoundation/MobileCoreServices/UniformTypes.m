// Uniform type identifiers; MobileCoreServices/UTType.h in the SDK documents the functions.

#import <Foundation/Foundation.h>

NSString *const kUTExportedTypeDeclarationsKey = @"UTExportedTypeDeclarations";
NSString *const kUTImportedTypeDeclarationsKey = @"UTImportedTypeDeclarations";
NSString *const kUTTypeIdentifierKey = @"UTTypeIdentifier";
NSString *const kUTTypeTagSpecificationKey = @"UTTypeTagSpecification";
NSString *const kUTTypeConformsToKey = @"UTTypeConformsTo";
NSString *const kUTTypeDescriptionKey = @"UTTypeDescription";
NSString *const kUTTypeIconFileKey = @"UTTypeIconFile";
NSString *const kUTTypeReferenceURLKey = @"UTTypeReferenceURL";
NSString *const kUTTypeVersionKey = @"UTTypeVersion";

NSString *const kUTTagClassFilenameExtension = @"public.filename-extension";
NSString *const kUTTagClassMIMEType = @"public.mime-type";
NSString *const kUTTagClassNSPboardType = @"com.apple.nspboard-type";
NSString *const kUTTagClassOSType = @"com.apple.ostype";

NSString *const kUTTypeItem = @"public.item";
NSString *const kUTTypeContent = @"public.content";
NSString *const kUTTypeCompositeContent = @"public.composite-content";
NSString *const kUTTypeApplication = @"com.apple.application";
NSString *const kUTTypeMessage = @"public.message";
NSString *const kUTTypeContact = @"public.contact";
NSString *const kUTTypeArchive = @"public.archive";
NSString *const kUTTypeDiskImage = @"public.disk-image";
NSString *const kUTTypeData = @"public.data";
NSString *const kUTTypeDirectory = @"public.directory";
NSString *const kUTTypeResolvable = @"com.apple.resolvable";
NSString *const kUTTypeSymLink = @"public.symlink";
NSString *const kUTTypeMountPoint = @"com.apple.mount-point";
NSString *const kUTTypeAliasFile = @"com.apple.alias-file";
NSString *const kUTTypeAliasRecord = @"com.apple.alias-record";
NSString *const kUTTypeURL = @"public.url";
NSString *const kUTTypeFileURL = @"public.file-url";
NSString *const kUTTypeText = @"public.text";
NSString *const kUTTypePlainText = @"public.plain-text";
NSString *const kUTTypeUTF8PlainText = @"public.utf8-plain-text";
NSString *const kUTTypeUTF16ExternalPlainText = @"public.utf16-external-plain-text";
NSString *const kUTTypeUTF16PlainText = @"public.utf16-plain-text";
NSString *const kUTTypeRTF = @"public.rtf";
NSString *const kUTTypeHTML = @"public.html";
NSString *const kUTTypeXML = @"public.xml";
NSString *const kUTTypeSourceCode = @"public.source-code";
NSString *const kUTTypeCSource = @"public.c-source";
NSString *const kUTTypeObjectiveCSource = @"public.objective-c-source";
NSString *const kUTTypeCPlusPlusSource = @"public.c-plus-plus-source";
NSString *const kUTTypeObjectiveCPlusPlusSource = @"public.objective-c-plus-plus-source";
NSString *const kUTTypeCHeader = @"public.c-header";
NSString *const kUTTypeCPlusPlusHeader = @"public.c-plus-plus-header";
NSString *const kUTTypeJavaSource = @"com.sun.java-source";
NSString *const kUTTypePDF = @"com.adobe.pdf";
NSString *const kUTTypeRTFD = @"com.apple.rtfd";
NSString *const kUTTypeFlatRTFD = @"com.apple.flat-rtfd";
NSString *const kUTTypeTXNTextAndMultimediaData = @"com.apple.txn.text-multimedia-data";
NSString *const kUTTypeWebArchive = @"com.apple.webarchive";
NSString *const kUTTypeImage = @"public.image";
NSString *const kUTTypeJPEG = @"public.jpeg";
NSString *const kUTTypeJPEG2000 = @"public.jpeg-2000";
NSString *const kUTTypeTIFF = @"public.tiff";
NSString *const kUTTypePICT = @"com.apple.pict";
NSString *const kUTTypeGIF = @"com.compuserve.gif";
NSString *const kUTTypePNG = @"public.png";
NSString *const kUTTypeQuickTimeImage = @"com.apple.quicktime-image";
NSString *const kUTTypeAppleICNS = @"com.apple.icns";
NSString *const kUTTypeBMP = @"com.microsoft.bmp";
NSString *const kUTTypeICO = @"com.microsoft.ico";
NSString *const kUTTypeAudiovisualContent = @"public.audiovisual-content";
NSString *const kUTTypeMovie = @"public.movie";
NSString *const kUTTypeVideo = @"public.video";
NSString *const kUTTypeAudio = @"public.audio";
NSString *const kUTTypeQuickTimeMovie = @"com.apple.quicktime-movie";
NSString *const kUTTypeMPEG = @"public.mpeg";
NSString *const kUTTypeMPEG4 = @"public.mpeg-4";
NSString *const kUTTypeMP3 = @"public.mp3";
NSString *const kUTTypeMPEG4Audio = @"public.mpeg-4-audio";
NSString *const kUTTypeAppleProtectedMPEG4Audio = @"com.apple.protected-mpeg-4-audio";
NSString *const kUTTypeFolder = @"public.folder";
NSString *const kUTTypeVolume = @"public.volume";
NSString *const kUTTypePackage = @"com.apple.package";
NSString *const kUTTypeBundle = @"com.apple.bundle";
NSString *const kUTTypeFramework = @"com.apple.framework";
NSString *const kUTTypeApplicationBundle = @"com.apple.application-bundle";
NSString *const kUTTypeApplicationFile = @"com.apple.application-file";
NSString *const kUTTypeVCard = @"public.vcard";
NSString *const kUTTypeInkText = @"com.apple.ink.inktext";

/// A type in Apple's "System-Declared Uniform Type Identifiers". Lists are separated by spaces; the preferred element
/// is the first.
struct uniform_type {
    const char *identifier, *parents;
    const char *extensions, *mime_types;
};

static const struct uniform_type types[] = {
    {"public.item", NULL, NULL, NULL},
    {"public.content", NULL, NULL, NULL},
    {"public.composite-content", "public.content", NULL, NULL},
    {"com.apple.application", "public.item", NULL, NULL},
    {"public.message", "public.item", NULL, NULL},
    {"public.contact", "public.item", NULL, NULL},
    {"public.archive", "public.item", NULL, NULL},
    {"public.disk-image", "public.archive", NULL, NULL},
    {"public.data", "public.item", NULL, NULL},
    {"public.directory", "public.item", NULL, NULL},
    {"com.apple.resolvable", NULL, NULL, NULL},
    {"public.symlink", "public.item com.apple.resolvable", NULL, NULL},
    {"com.apple.mount-point", "public.item com.apple.resolvable", NULL, NULL},
    {"com.apple.alias-file", "public.data com.apple.resolvable", NULL, NULL},
    {"com.apple.alias-record", "public.data com.apple.resolvable", NULL, NULL},
    {"public.url", "public.data", NULL, NULL},
    {"public.file-url", "public.url", NULL, NULL},
    {"public.text", "public.data public.content", NULL, NULL},
    {"public.plain-text", "public.text", "txt text", "text/plain"},
    {"public.utf8-plain-text", "public.plain-text", NULL, NULL},
    {"public.utf16-external-plain-text", "public.plain-text", NULL, NULL},
    {"public.utf16-plain-text", "public.plain-text", NULL, NULL},
    {"public.rtf", "public.text", "rtf", "text/rtf application/rtf"},
    {"public.html", "public.text", "html htm", "text/html"},
    {"public.xml", "public.text", "xml", "application/xml text/xml"},
    {"public.source-code", "public.plain-text", NULL, NULL},
    {"public.c-source", "public.source-code", "c", NULL},
    {"public.objective-c-source", "public.source-code", "m", NULL},
    {"public.c-plus-plus-source", "public.source-code", "cpp cc cxx", NULL},
    {"public.objective-c-plus-plus-source", "public.source-code", "mm", NULL},
    {"public.c-header", "public.source-code", "h", NULL},
    {"public.c-plus-plus-header", "public.source-code", "hpp hh", NULL},
    {"com.sun.java-source", "public.source-code", "java jav", NULL},
    {"com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf"},
    {"com.apple.rtfd", "com.apple.package public.composite-content", "rtfd", "text/rtfd"},
    {"com.apple.flat-rtfd", "public.data public.composite-content", NULL, NULL},
    {"com.apple.txn.text-multimedia-data", "public.data public.composite-content", NULL, NULL},
    {"com.apple.webarchive", "public.data public.composite-content", "webarchive", "application/x-webarchive"},
    {"public.image", "public.data public.content", NULL, NULL},
    {"public.jpeg", "public.image", "jpg jpeg jpe", "image/jpeg image/jpg"},
    {"public.jpeg-2000", "public.image", "jp2", "image/jp2"},
    {"public.tiff", "public.image", "tiff tif", "image/tiff"},
    {"com.apple.pict", "public.image", "pict pct", "image/x-pict"},
    {"com.compuserve.gif", "public.image", "gif", "image/gif"},
    {"public.png", "public.image", "png", "image/png"},
    {"com.apple.quicktime-image", "public.image", "qtif qti", "image/x-quicktime"},
    {"com.apple.icns", "public.image", "icns", NULL},
    {"com.microsoft.bmp", "public.image", "bmp", "image/bmp image/x-bmp"},
    {"com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon image/x-icon"},
    {"public.audiovisual-content", "public.data public.content", NULL, NULL},
    {"public.movie", "public.audiovisual-content", NULL, NULL},
    {"public.video", "public.movie", NULL, NULL},
    {"public.audio", "public.audiovisual-content", NULL, NULL},
    {"com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime"},
    {"public.mpeg", "public.movie", "mpg mpeg", "video/mpeg"},
    {"public.mpeg-4", "public.movie", "mp4", "video/mp4"},
    {"public.mp3", "public.audio", "mp3", "audio/mpeg audio/mp3"},
    {"public.mpeg-4-audio", "public.mpeg-4 public.audio", NULL, "audio/mp4"},
    {"com.apple.protected-mpeg-4-audio", "public.audio", "m4p", NULL},
    {"public.folder", "public.directory", NULL, NULL},
    {"public.volume", "public.folder", NULL, NULL},
    {"com.apple.package", "public.directory", NULL, NULL},
    {"com.apple.bundle", "public.directory", "bundle", NULL},
    {"com.apple.framework", "com.apple.bundle", "framework", NULL},
    {"com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app", NULL},
    {"com.apple.application-file", "com.apple.application public.data", NULL, NULL},
    {"public.vcard", "public.text public.contact", "vcf vcard", "text/directory text/vcard text/x-vcard"},
    {"com.apple.ink.inktext", "public.data", NULL, NULL},
    {"public.json", "public.text", "json", "application/json"},
    {"com.netscape.javascript-source", "public.source-code", "js", "text/javascript application/x-javascript"},
    {"public.css", "public.text", "css", "text/css"},
    {"public.comma-separated-values-text", "public.text", "csv", "text/csv"},
    {"public.zip-archive", "public.data public.archive", "zip", "application/zip"},
    {"org.gnu.gnu-zip-archive", "public.data public.archive", "gz", "application/x-gzip"},
    {"public.tar-archive", "public.data public.archive", "tar", "application/x-tar"},
    {"com.microsoft.waveform-audio", "public.audio", "wav", "audio/wav audio/x-wav"},
    {"public.aiff-audio", "public.audio", "aiff aif", "audio/aiff audio/x-aiff"},
    {"com.apple.coreaudio-format", "public.audio", "caf", "audio/x-caf"},
    {"com.apple.m4a-audio", "public.mpeg-4-audio", "m4a", "audio/x-m4a"},
    {"com.apple.m4v-video", "public.movie", "m4v", "video/x-m4v"},
    {"public.3gpp", "public.movie", "3gp 3gpp", "video/3gpp"},
    {"com.microsoft.word.doc", "public.data public.content", "doc", "application/msword"},
    {"com.microsoft.excel.xls", "public.data", "xls", "application/vnd.ms-excel"},
    {"com.microsoft.powerpoint.ppt", "public.data", "ppt", "application/vnd.ms-powerpoint"},
    {"com.apple.property-list", "public.data", "plist", NULL},
};

enum { TypeCount = sizeof types / sizeof *types };

static const struct uniform_type *type_named(NSString *identifier) {
    const char *name = [identifier UTF8String];
    for (int i = 0; name && i < TypeCount; i++) {
        if (strcasecmp(types[i].identifier, name) == 0) return &types[i];
    }
    return NULL;
}

static const char *tags_of(const struct uniform_type *type, NSString *tag_class) {
    if ([tag_class isEqual:kUTTagClassFilenameExtension]) return type->extensions;
    if ([tag_class isEqual:kUTTagClassMIMEType]) return type->mime_types;
    return NULL;
}

static BOOL has_tag(const char *tags, const char *tag) {
    size_t length = strlen(tag);
    while (tags && *tags) {
        size_t word = strcspn(tags, " ");
        if (word == length && strncasecmp(tags, tag, word) == 0) return YES;
        tags += word + strspn(tags + word, " ");
    }
    return NO;
}

unsigned char UTTypeEqual(NSString *uti1, NSString *uti2) {
    return uti1 && uti2 && [uti1 caseInsensitiveCompare:uti2] == NSOrderedSame;
}

/// The declaration of a type in the app's Info.plist; nil for none.
static NSDictionary *declaration_of_app(NSString *uti) {
    NSDictionary *information = [[NSBundle mainBundle] infoDictionary];
    for (NSString *key in @[kUTExportedTypeDeclarationsKey, kUTImportedTypeDeclarationsKey]) {
        NSArray *declarations = [information objectForKey:key];
        if (![declarations isKindOfClass:[NSArray class]]) continue;
        for (NSDictionary *declaration in declarations) {
            if (![declaration isKindOfClass:[NSDictionary class]]) continue;
            NSString *identifier = [declaration objectForKey:kUTTypeIdentifierKey];
            if ([identifier isKindOfClass:[NSString class]] && UTTypeEqual(identifier, uti)) return declaration;
        }
    }
    return nil;
}

/// The direct supertypes of a type of the system or the app.
static NSArray *parents_of(NSString *uti) {
    const struct uniform_type *type = type_named(uti);
    if (type && type->parents == NULL) return nil;
    if (type) return [[NSString stringWithUTF8String:type->parents] componentsSeparatedByString:@" "];
    id parents = [declaration_of_app(uti) objectForKey:kUTTypeConformsToKey];
    if ([parents isKindOfClass:[NSString class]]) return [NSArray arrayWithObject:parents];
    return [parents isKindOfClass:[NSArray class]] ? parents : nil;
}

/// Types of an app may conform to each other in a cycle, so the search ends after a number of steps.
static BOOL conforms(NSString *uti, NSString *wanted, int steps) {
    if (UTTypeEqual(uti, wanted)) return YES;
    if (steps == 0) return NO;
    for (NSString *parent in parents_of(uti)) {
        if ([parent isKindOfClass:[NSString class]] && conforms(parent, wanted, steps - 1)) return YES;
    }
    return NO;
}

unsigned char UTTypeConformsTo(NSString *uti, NSString *conformingTo) {
    return uti && conformingTo && conforms(uti, conformingTo, 8);
}

NSArray *UTTypeCreateAllIdentifiersForTag(NSString *tagClass, NSString *tag, NSString *conformingTo) {
    NSMutableArray *found = [[NSMutableArray alloc] init];
    const char *name = [tag UTF8String];
    for (int i = 0; name && *name && i < TypeCount; i++) {
        if (!has_tag(tags_of(&types[i], tagClass), name)) continue;
        NSString *identifier = [NSString stringWithUTF8String:types[i].identifier];
        if (conformingTo == nil || UTTypeConformsTo(identifier, conformingTo)) [found addObject:identifier];
    }
    return found;
}

NSString *UTTypeCreatePreferredIdentifierForTag(NSString *tagClass, NSString *tag, NSString *conformingTo) {
    if (tagClass == nil || tag == nil) return nil;
    NSArray *all = UTTypeCreateAllIdentifiersForTag(tagClass, tag, conformingTo);
    NSString *first = [all count] ? [[all objectAtIndex:0] copy] : nil;
    [all release];
    return first ?: [[NSString alloc] initWithFormat:@"dyn.%@.%@", tagClass, [tag lowercaseString]];
}

NSString *UTTypeCopyPreferredTagWithClass(NSString *uti, NSString *tagClass) {
    NSString *unknown = [NSString stringWithFormat:@"dyn.%@.", tagClass];
    if ([uti hasPrefix:unknown]) return [[uti substringFromIndex:[unknown length]] copy];
    const struct uniform_type *type = type_named(uti);
    const char *tags = type ? tags_of(type, tagClass) : NULL;
    if (tags == NULL) return nil;
    return [[NSString alloc] initWithBytes:tags length:strcspn(tags, " ") encoding:NSUTF8StringEncoding];
}

NSString *UTTypeCopyDescription(NSString *uti) {
    const struct uniform_type *type = type_named(uti);
    const char *tags = type ? type->extensions : NULL;
    if (tags == NULL) return nil;
    NSString *extension = [NSString stringWithFormat:@"%.*s", (int)strcspn(tags, " "), tags];
    return [[NSString alloc] initWithFormat:@"%@ file", [extension uppercaseString]];
}

NSDictionary *UTTypeCopyDeclaration(NSString *uti) {
    if (uti == nil) return nil;
    NSDictionary *own = declaration_of_app(uti);
    if (own) return [own copy];
    const struct uniform_type *type = type_named(uti);
    if (type == NULL) return nil;
    NSMutableDictionary *declaration = [[NSMutableDictionary alloc] init];
    [declaration setObject:[NSString stringWithUTF8String:type->identifier] forKey:kUTTypeIdentifierKey];
    NSArray *parents = parents_of(uti);
    if ([parents count]) {
        id one = [parents count] == 1 ? [parents objectAtIndex:0] : parents;
        [declaration setObject:one forKey:kUTTypeConformsToKey];
    }
    NSMutableDictionary *tags = [NSMutableDictionary dictionary];
    for (NSString *tagClass in @[kUTTagClassFilenameExtension, kUTTagClassMIMEType]) {
        const char *words = tags_of(type, tagClass);
        if (words == NULL) continue;
        NSString *text = [NSString stringWithUTF8String:words];
        [tags setObject:[text componentsSeparatedByString:@" "] forKey:tagClass];
    }
    if ([tags count]) [declaration setObject:tags forKey:kUTTypeTagSpecificationKey];
    NSString *description = UTTypeCopyDescription(uti);
    if (description) [declaration setObject:description forKey:kUTTypeDescriptionKey];
    [description release];
    return declaration;
}

NSURL *UTTypeCopyDeclaringBundleURL(NSString *uti) {
    if (uti == nil || declaration_of_app(uti) == nil) return nil;
    return [[NSURL alloc] initFileURLWithPath:[[NSBundle mainBundle] bundlePath]];
}
