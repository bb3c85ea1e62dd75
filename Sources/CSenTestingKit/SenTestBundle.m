#import "SenTestBundle.h"
#import <SenTestingKit/SenTestingKit.h>
#include <dlfcn.h>
#include <objc/runtime.h>

/// The file that a class was loaded from.
static NSString *image_of(Class class) {
    Dl_info info;
    if (dladdr((__bridge void *)class, &info) == 0 || info.dli_fname == NULL) return nil;
    return [[NSString stringWithUTF8String:info.dli_fname] stringByStandardizingPath];
}

@implementation SenTestBundle {
    NSString *_path;
    /// The program that is loaded.
    NSString *_image;
    NSBundle *_bundle;
}

static NSMutableArray *loaded;
static NSBundle *(*former_bundle_for_class)(Class bundles, SEL selector, Class class);

/// A test finds its files beside it.
static NSBundle *bundle_for_class(Class bundles, SEL selector, Class class) {
    NSString *image = class ? image_of(class) : nil;
    for (SenTestBundle *bundle in loaded) {
        if (image && [image isEqualToString:bundle->_image]) return bundle->_bundle;
    }
    return former_bundle_for_class(bundles, selector, class);
}

+ (void)initialize {
    if (self != [SenTestBundle class]) return;
    loaded = [NSMutableArray new];
    Method method = class_getClassMethod([NSBundle class], @selector(bundleForClass:));
    former_bundle_for_class =
        (NSBundle * (*)(Class, SEL, Class)) method_setImplementation(method, (IMP)bundle_for_class);
}

+ (NSArray *)loadedBundles { return loaded; }

+ (SenTestBundle *)loadedBundleWithPath:(NSString *)path {
    for (SenTestBundle *bundle in loaded) {
        if ([bundle->_path isEqualToString:path]) return bundle;
    }
    return nil;
}

/// What its Info.plist names, else what is called like the bundle.
static NSString *program_in(NSString *path) {
    NSString *information = [path stringByAppendingPathComponent:@"Info.plist"];
    NSString *name = [[NSDictionary dictionaryWithContentsOfFile:information] objectForKey:@"CFBundleExecutable"];
    if (![name isKindOfClass:[NSString class]]) name = [[path lastPathComponent] stringByDeletingPathExtension];
    return [path stringByAppendingPathComponent:[name lastPathComponent]];
}

+ (SenTestBundle *)loadBundleWithPath:(NSString *)path {
    NSString *program = [program_in(path) stringByStandardizingPath];
    if (dlopen([program fileSystemRepresentation], RTLD_NOW | RTLD_GLOBAL) == NULL) {
        fprintf(stderr, "%s: error: the bundle of tests cannot be loaded: %s\n", [path UTF8String], dlerror());
        return nil;
    }
    SenTestBundle *bundle = [self new];
    bundle->_path = [path copy];
    bundle->_image = program;
    bundle->_bundle = [NSBundle bundleWithPath:path];
    [loaded addObject:bundle];
    return bundle;
}

+ (NSArray *)allTestCaseClasses {
    NSArray *found = [SenTestCase senAllSubclasses];
    return [found sortedArrayUsingComparator:^NSComparisonResult(id left, id right) {
        return [NSStringFromClass(left) compare:NSStringFromClass(right)];
    }];
}

- (NSString *)path { return _path; }

- (NSArray *)testCaseClasses {
    NSMutableArray *own = [NSMutableArray array];
    for (Class class in [SenTestBundle allTestCaseClasses]) {
        if ([image_of(class) isEqualToString:_image]) [own addObject:class];
    }
    return own;
}

@end

@implementation NSObject (SenTestRuntimeUtilities)

+ (NSArray *)senAllSuperclasses {
    NSMutableArray *found = [NSMutableArray array];
    for (Class class = self; class != Nil; class = class_getSuperclass(class)) [found addObject:class];
    return found;
}

+ (BOOL)senIsASuperclassOfClass:(Class)class {
    for (Class ancestor = class_getSuperclass(class); ancestor != Nil; ancestor = class_getSuperclass(ancestor)) {
        if (ancestor == self) return YES;
    }
    return NO;
}

+ (NSArray *)senAllSubclasses {
    int count = objc_getClassList(NULL, 0);
    Class *classes = (Class *)calloc((size_t)count, sizeof(Class));
    count = MIN(count, objc_getClassList(classes, count));
    NSMutableArray *found = [NSMutableArray array];
    for (int i = 0; i < count; i++) {
        if (![self senIsASuperclassOfClass:classes[i]]) continue;
        if ([[classes[i] senAllSuperclasses] containsObject:self]) [found addObject:classes[i]];
    }
    free(classes);
    return found;
}

@end
