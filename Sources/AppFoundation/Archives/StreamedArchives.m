// NSUnarchiver, which the phone's programs do not name: GNUstep's trusts the references in an archive further than it should.

#import "Runtime/Installation.h"
#import "Runtime/MethodReplacement.h"

FAMILY_METHOD(read_tag, void, NSData *, unsigned char *, unsigned int *, unsigned int *)

/// The first place of each table is not used: what an archive refers to begins with 1.
static void read_tag(read_tag_former *former, NSData *data, SEL selector, unsigned char *tag, unsigned int *reference,
                     unsigned int *cursor) {
    former(data, selector, tag, reference, cursor);
    if (reference == NULL || !(*tag & _GSC_XREF) || !(*tag & _GSC_SIZE) || *reference > 0) return;
    [NSException raise:NSInternalInconsistencyException format:@"*** archive refers to what it does not have"];
}

INSTALL(streamed_archives) {
    static const char *const classes[] = {"NSData", "NSDataStatic", "NSDataMalloc", "NSMutableDataMalloc", NULL};
    replace_family_method(&read_tag_family, @selector(deserializeTypeTag:andCrossRef:atCursor:), classes);
}
