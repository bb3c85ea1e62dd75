// `[NSBundle mainBundle]` of an app: the flat folder X.app with its executable.

#include "Runtime/MethodReplacement.h"
#import <Foundation/Foundation.h>
#include <limits.h>
#include <objc/runtime.h>
#include <unistd.h>

/// A bundle without inner structure: resources lie beside the executable.
@interface AppBundle : NSBundle
@end

@implementation AppBundle

- (NSString *)resourcePath { return [self bundlePath]; }

- (NSString *)executablePath {
    NSString *name = [[self infoDictionary] objectForKey:@"CFBundleExecutable"];
    return name ? [[self bundlePath] stringByAppendingPathComponent:name] : [super executablePath];
}

- (NSString *)builtInPlugInsPath { return [[self bundlePath] stringByAppendingPathComponent:@"PlugIns"]; }

@end

/// The folder of this process's executable if it is a bundle, else nil.
static NSString *folder_of_app(void) {
    char path[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path);
    if (length <= 0) return nil;
    NSString *executable =
        [[[NSString alloc] initWithBytes:path length:(NSUInteger)length encoding:NSUTF8StringEncoding] autorelease];
    NSString *folder = [executable stringByDeletingLastPathComponent];
    return [[folder pathExtension] isEqualToString:@"app"] ? folder : nil;
}

static id (*tool_bundle)(Class class, SEL selector);

static id main_bundle(Class class, SEL selector) {
    static NSBundle *bundle;
    static BOOL known;
    if (!known) {
        known = YES;
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        NSString *folder = folder_of_app();
        if (folder) bundle = [[AppBundle alloc] initWithPath:folder];
        [pool drain];
    }
    return bundle ? bundle : tool_bundle(class, selector);
}

void main_bundle_install(void) {
    tool_bundle = (id (*)(Class, SEL))replace_class_method([NSBundle class], @selector(mainBundle), (IMP)main_bundle);
}
