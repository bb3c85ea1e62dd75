// Deleting the last component and the extension of paths (NSPathUtilities), for which GNUstep is inconsistent with ".."
// and "~/x".

#include "Runtime/Installation.h"
#include "Runtime/MethodReplacement.h"

static NSString *without_last_slashes(NSString *path) {
    NSUInteger length = [path length];
    while (length > 1 && [path characterAtIndex:length - 1] == '/') length--;
    return length == [path length] ? path : [path substringToIndex:length];
}

static NSString *without_last_component(NSString *path, SEL selector) {
    path = without_last_slashes(path);
    NSUInteger slash = [path rangeOfString:@"/" options:NSBackwardsSearch].location;
    if (slash == NSNotFound) return @"";
    return slash == 0 ? @"/" : without_last_slashes([path substringToIndex:slash]);
}

/// What is behind the last point, unless that is the first character of the last part or stands behind such points
/// only.
static NSString *extension(NSString *path, SEL selector) {
    NSString *name = [path lastPathComponent];
    NSUInteger point = [name rangeOfString:@"." options:NSBackwardsSearch].location;
    if (point == NSNotFound || point == 0 || point + 1 == [name length]) return @"";
    return [name substringFromIndex:point + 1];
}

static NSString *without_extension(NSString *path, SEL selector) {
    path = without_last_slashes(path);
    NSString *found = extension(path, selector);
    return [found length] ? [path substringToIndex:[path length] - [found length] - 1] : path;
}

INSTALL(path_texts) {
    replace_method_of_classes(@selector(stringByDeletingLastPathComponent),
                              (IMP)without_last_component, string_classes);
    replace_method_of_classes(@selector(pathExtension), (IMP)extension, string_classes);
    replace_method_of_classes(@selector(stringByDeletingPathExtension), (IMP)without_extension, string_classes);
}
