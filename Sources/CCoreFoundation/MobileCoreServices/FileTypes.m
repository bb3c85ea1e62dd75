// The uniform type identifier of a file, the value of NSURLTypeIdentifierKey.

#import <Foundation/Foundation.h>
#include <sys/stat.h>

extern NSString *const kUTTagClassFilenameExtension;
extern NSArray *UTTypeCreateAllIdentifiersForTag(NSString *tagClass, NSString *tag, NSString *conformingTo);
extern NSString *UTTypeCreatePreferredIdentifierForTag(NSString *tagClass, NSString *tag, NSString *conformingTo);
extern unsigned char UTTypeConformsTo(NSString *uti, NSString *conformingTo);

/// The type of a folder: a package, by the extension, or any folder.
static NSString *type_of_folder(NSString *extension) {
    NSArray *all = [UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, extension, nil) autorelease];
    for (NSString *type in all) {
        if (!UTTypeConformsTo(type, @"public.data")) return type;
    }
    return @"public.folder";
}

@interface NSURL (UniformTypes)
@end

@implementation NSURL (UniformTypes)

/// Called by Foundation's resource values, which have no table of types.
- (NSString *)uniformTypeOfFileWithMode:(unsigned)mode {
    NSString *extension = [[self path] pathExtension];
    if (S_ISLNK(mode)) return @"public.symlink";
    if (S_ISDIR(mode)) return [[self path] isEqual:@"/"] ? @"public.volume" : type_of_folder(extension);
    if ([extension length] == 0) return @"public.data";
    return [UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, extension, nil) autorelease];
}

@end
