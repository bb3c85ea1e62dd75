// The types of UTCoreTypes.h have the identifiers, parents and tags that Apple documents in "System-Declared Uniform Type
// Identifiers".
// > done

#import "../../../AppFoundationTests/Programs/Expect.h"
#import <MobileCoreServices/MobileCoreServices.h>

static struct {
    const CFStringRef *type;
    const char *identifier, *parents;
} types[] = {
    {&kUTTypeItem, "public.item", ""},
    {&kUTTypeContent, "public.content", ""},
    {&kUTTypeCompositeContent, "public.composite-content", "public.content"},
    {&kUTTypeApplication, "com.apple.application", ""},
    {&kUTTypeMessage, "public.message", ""},
    {&kUTTypeContact, "public.contact", ""},
    {&kUTTypeArchive, "public.archive", ""},
    {&kUTTypeDiskImage, "public.disk-image", "public.archive"},
    {&kUTTypeData, "public.data", "public.item"},
    {&kUTTypeDirectory, "public.directory", "public.item"},
    {&kUTTypeResolvable, "com.apple.resolvable", ""},
    {&kUTTypeSymLink, "public.symlink", "public.item com.apple.resolvable"},
    {&kUTTypeMountPoint, "com.apple.mount-point", "public.item com.apple.resolvable"},
    {&kUTTypeAliasFile, "com.apple.alias-file", "public.data com.apple.resolvable"},
    {&kUTTypeAliasRecord, "com.apple.alias-record", "public.data com.apple.resolvable"},
    {&kUTTypeURL, "public.url", "public.data"},
    {&kUTTypeFileURL, "public.file-url", "public.url"},
    {&kUTTypeText, "public.text", "public.data public.content"},
    {&kUTTypePlainText, "public.plain-text", "public.text"},
    {&kUTTypeUTF8PlainText, "public.utf8-plain-text", "public.plain-text"},
    {&kUTTypeUTF16ExternalPlainText, "public.utf16-external-plain-text", "public.plain-text"},
    {&kUTTypeUTF16PlainText, "public.utf16-plain-text", "public.plain-text"},
    {&kUTTypeRTF, "public.rtf", "public.text"},
    {&kUTTypeHTML, "public.html", "public.text"},
    {&kUTTypeXML, "public.xml", "public.text"},
    {&kUTTypeSourceCode, "public.source-code", "public.plain-text"},
    {&kUTTypeCSource, "public.c-source", "public.source-code"},
    {&kUTTypeObjectiveCSource, "public.objective-c-source", "public.source-code"},
    {&kUTTypeCPlusPlusSource, "public.c-plus-plus-source", "public.source-code"},
    {&kUTTypeObjectiveCPlusPlusSource, "public.objective-c-plus-plus-source", "public.source-code"},
    {&kUTTypeCHeader, "public.c-header", "public.source-code"},
    {&kUTTypeCPlusPlusHeader, "public.c-plus-plus-header", "public.source-code"},
    {&kUTTypeJavaSource, "com.sun.java-source", "public.source-code"},
    {&kUTTypePDF, "com.adobe.pdf", "public.data public.composite-content"},
    {&kUTTypeRTFD, "com.apple.rtfd", "com.apple.package public.composite-content"},
    {&kUTTypeFlatRTFD, "com.apple.flat-rtfd", "public.data public.composite-content"},
    {&kUTTypeTXNTextAndMultimediaData, "com.apple.txn.text-multimedia-data", "public.data public.composite-content"},
    {&kUTTypeWebArchive, "com.apple.webarchive", "public.data public.composite-content"},
    {&kUTTypeImage, "public.image", "public.data public.content"},
    {&kUTTypeJPEG, "public.jpeg", "public.image"},
    {&kUTTypeJPEG2000, "public.jpeg-2000", "public.image"},
    {&kUTTypeTIFF, "public.tiff", "public.image"},
    {&kUTTypePICT, "com.apple.pict", "public.image"},
    {&kUTTypeGIF, "com.compuserve.gif", "public.image"},
    {&kUTTypePNG, "public.png", "public.image"},
    {&kUTTypeQuickTimeImage, "com.apple.quicktime-image", "public.image"},
    {&kUTTypeAppleICNS, "com.apple.icns", "public.image"},
    {&kUTTypeBMP, "com.microsoft.bmp", "public.image"},
    {&kUTTypeICO, "com.microsoft.ico", "public.image"},
    {&kUTTypeAudiovisualContent, "public.audiovisual-content", "public.data public.content"},
    {&kUTTypeMovie, "public.movie", "public.audiovisual-content"},
    {&kUTTypeVideo, "public.video", "public.movie"},
    {&kUTTypeAudio, "public.audio", "public.audiovisual-content"},
    {&kUTTypeQuickTimeMovie, "com.apple.quicktime-movie", "public.movie"},
    {&kUTTypeMPEG, "public.mpeg", "public.movie"},
    {&kUTTypeMPEG4, "public.mpeg-4", "public.movie"},
    {&kUTTypeMP3, "public.mp3", "public.audio"},
    {&kUTTypeMPEG4Audio, "public.mpeg-4-audio", "public.mpeg-4 public.audio"},
    {&kUTTypeAppleProtectedMPEG4Audio, "com.apple.protected-mpeg-4-audio", "public.audio"},
    {&kUTTypeFolder, "public.folder", "public.directory"},
    {&kUTTypeVolume, "public.volume", "public.folder"},
    {&kUTTypePackage, "com.apple.package", "public.directory"},
    {&kUTTypeBundle, "com.apple.bundle", "public.directory"},
    {&kUTTypeFramework, "com.apple.framework", "com.apple.bundle"},
    {&kUTTypeApplicationBundle, "com.apple.application-bundle",
     "com.apple.application com.apple.bundle com.apple.package"},
    {&kUTTypeApplicationFile, "com.apple.application-file", "com.apple.application public.data"},
    {&kUTTypeVCard, "public.vcard", "public.text public.contact"},
    {&kUTTypeInkText, "com.apple.ink.inktext", ""},
};

static void identifiers(void) {
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        NSString *type = (NSString *)*types[i].type, *parents = [NSString stringWithUTF8String:types[i].parents];
        SAME(type, [NSString stringWithUTF8String:types[i].identifier]);
        IS(UTTypeConformsTo((CFStringRef)type, (CFStringRef)type));
        for (NSString *parent in [parents length] ? [parents componentsSeparatedByString:@" "] : nil) {
            if (!UTTypeConformsTo((CFStringRef)type, (CFStringRef)parent)) fails(__LINE__, types[i].identifier, parent);
            IS(!UTTypeConformsTo((CFStringRef)parent, (CFStringRef)type));
        }
    }
    IS(UTTypeConformsTo(kUTTypeJPEG, kUTTypeItem) && !UTTypeConformsTo(kUTTypeJPEG, kUTTypeText));
    IS(!UTTypeConformsTo(CFSTR("org.example.nobody"), kUTTypeData));
}

static NSString *typeOf(NSString *extension) {
    CFStringRef class = kUTTagClassFilenameExtension, name = (CFStringRef)extension;
    return [(NSString *)UTTypeCreatePreferredIdentifierForTag(class, name, NULL) autorelease];
}

static void tags(void) {
    SAME(typeOf(@"pdf"), (NSString *)kUTTypePDF);
    SAME(typeOf(@"PNG"), (NSString *)kUTTypePNG);
    SAME(typeOf(@"mm"), (NSString *)kUTTypeObjectiveCPlusPlusSource);
    SAME(typeOf(@"vcf"), (NSString *)kUTTypeVCard);
    IS(UTTypeEqual(CFSTR("PUBLIC.png"), kUTTypePNG) && !UTTypeEqual(kUTTypePNG, kUTTypeGIF));
    NSArray *all = (NSArray *)UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, CFSTR("image/tiff"), NULL);
    SAME(all, [NSArray arrayWithObject:(NSString *)kUTTypeTIFF]);
    [all release];
    all = (NSArray *)UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, CFSTR("image/tiff"), kUTTypeText);
    COUNT([all count], 0);
    [all release];
    NSString *text = (NSString *)UTTypeCopyDescription(kUTTypePNG);
    IS([text rangeOfString:@"png" options:NSCaseInsensitiveSearch].length == 3);
    [text release];
    IS(UTTypeCopyDescription(CFSTR("org.example.nobody")) == NULL);
    NSDictionary *declaration = [(NSDictionary *)UTTypeCopyDeclaration(kUTTypeVCard) autorelease];
    SAME([declaration objectForKey:(NSString *)kUTTypeConformsToKey],
         ([NSArray arrayWithObjects:@"public.text", @"public.contact", nil]));
}

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    identifiers();
    tags();
    puts("done");
    [pool release];
    return 0;
}
