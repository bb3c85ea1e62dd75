// CFPlugIn: factories by UUID, and the types that they make. A registration lasts until it is removed.

#include "Objects/Types.h"
#include <CoreFoundation/CFPlugIn.h>

const CFStringRef kCFPlugInDynamicRegistrationKey = CFSTR("CFPlugInDynamicRegistration");
const CFStringRef kCFPlugInDynamicRegisterFunctionKey = CFSTR("CFPlugInDynamicRegisterFunction");
const CFStringRef kCFPlugInUnloadFunctionKey = CFSTR("CFPlugInUnloadFunction");
const CFStringRef kCFPlugInFactoriesKey = CFSTR("CFPlugInFactories");
const CFStringRef kCFPlugInTypesKey = CFSTR("CFPlugInTypes");

/// A factory of instances.
@interface CoreFoundationFactory : NSObject {
@public
    CFPlugInFactoryFunction function;
    NSString *functionName;
    NSBundle *bundle;
    NSMutableSet *types;
    NSInteger instances;
}
@end

@implementation CoreFoundationFactory

- (id)init {
    types = [NSMutableSet new];
    return self;
}

- (void)dealloc {
    [functionName release];
    [bundle release];
    [types release];
    [super dealloc];
}

/// The function, whose code is loaded at the first use.
- (CFPlugInFactoryFunction)loadedFunction {
    if (function == NULL && functionName && CFBundleLoadExecutable((CFBundleRef)bundle)) {
        function = CFBundleGetFunctionPointerForName((CFBundleRef)bundle, (CFStringRef)functionName);
    }
    return function;
}

@end

/// The factories by UUID. Guarded by a lock on their class.
static NSMutableDictionary *factories;

#define LOCKED @synchronized([CoreFoundationFactory class])

static CoreFoundationFactory *find_factory(CFUUIDRef uuid) {
    return uuid ? [factories objectForKey:(id)uuid] : nil;
}

static Boolean register_factory(CFUUIDRef uuid, CoreFoundationFactory *factory) {
    [factory autorelease];
    if (uuid == NULL) return false;
    LOCKED {
        if (find_factory(uuid)) return false;
        if (factories == nil) factories = [NSMutableDictionary new];
        [factories setObject:factory forKey:(id)uuid];
    }
    return true;
}

Boolean CFPlugInRegisterFactoryFunction(CFUUIDRef uuid, CFPlugInFactoryFunction function) {
    if (function == NULL) return false;
    CoreFoundationFactory *factory = [CoreFoundationFactory new];
    factory->function = function;
    return register_factory(uuid, factory);
}

Boolean CFPlugInRegisterFactoryFunctionByName(CFUUIDRef uuid, CFPlugInRef plugIn, CFStringRef functionName) {
    if (functionName == NULL || plugIn == NULL) return false;
    CoreFoundationFactory *factory = [CoreFoundationFactory new];
    factory->functionName = [OBJECT(NSString, functionName) copy];
    factory->bundle = [OBJECT(NSBundle, plugIn) retain];
    return register_factory(uuid, factory);
}

Boolean CFPlugInUnregisterFactory(CFUUIDRef uuid) {
    LOCKED {
        if (find_factory(uuid) == nil) return false;
        [factories removeObjectForKey:(id)uuid];
    }
    return true;
}

Boolean CFPlugInRegisterPlugInType(CFUUIDRef uuid, CFUUIDRef type) {
    LOCKED {
        CoreFoundationFactory *factory = find_factory(uuid);
        if (factory == nil || type == NULL || [factory->types containsObject:(id)type]) return false;
        [factory->types addObject:(id)type];
    }
    return true;
}

Boolean CFPlugInUnregisterPlugInType(CFUUIDRef uuid, CFUUIDRef type) {
    LOCKED {
        CoreFoundationFactory *factory = find_factory(uuid);
        if (factory == nil || type == NULL || ![factory->types containsObject:(id)type]) return false;
        [factory->types removeObject:(id)type];
    }
    return true;
}

void CFPlugInAddInstanceForFactory(CFUUIDRef uuid) {
    LOCKED {
        CoreFoundationFactory *factory = find_factory(uuid);
        if (factory) [factory retain]->instances++;
    }
}

void CFPlugInRemoveInstanceForFactory(CFUUIDRef uuid) {
    LOCKED {
        CoreFoundationFactory *factory = find_factory(uuid);
        if (factory == nil || factory->instances == 0) return;
        factory->instances--;
        [factory release];
    }
}

/// - plugIn: The plug-in; NULL for all.
static CFArrayRef find_factories(CFUUIDRef type, CFPlugInRef plugIn) {
    NSMutableArray *found = [NSMutableArray new];
    LOCKED {
        for (id uuid in factories) {
            CoreFoundationFactory *factory = [factories objectForKey:uuid];
            if (plugIn && factory->bundle != OBJECT(NSBundle, plugIn)) continue;
            if (type && [factory->types containsObject:(id)type]) [found addObject:uuid];
        }
    }
    return (CFArrayRef)found;
}

CFArrayRef CFPlugInFindFactoriesForPlugInType(CFUUIDRef type) { return find_factories(type, NULL); }

CFArrayRef CFPlugInFindFactoriesForPlugInTypeInPlugIn(CFUUIDRef type, CFPlugInRef plugIn) {
    return plugIn ? find_factories(type, plugIn) : (CFArrayRef)[NSArray new];
}

void *CFPlugInInstanceCreate(CFAllocatorRef allocator, CFUUIDRef uuid, CFUUIDRef type) {
    CoreFoundationFactory *factory = nil;
    LOCKED {
        factory = [[find_factory(uuid) retain] autorelease];
        if (factory && (type == NULL || ![factory->types containsObject:(id)type])) factory = nil;
    }
    CFPlugInFactoryFunction function = [factory loadedFunction];
    return function ? function(allocator, type) : NULL;
}

// Plug-ins.

CFTypeID CFPlugInGetTypeID(void) { return TypePlugIn; }
CFBundleRef CFPlugInGetBundle(CFPlugInRef plugIn) { return plugIn; }

static id info_value(CFBundleRef bundle, CFStringRef key, Class class) {
    id value = (id)CFBundleGetValueForInfoDictionaryKey(bundle, key);
    return [value isKindOfClass:class] ? value : nil;
}

static BOOL registers_dynamically(CFBundleRef bundle) {
    // A Boolean, or a string in older Info.plists.
    id flag = (id)CFBundleGetValueForInfoDictionaryKey(bundle, kCFPlugInDynamicRegistrationKey);
    return [flag respondsToSelector:@selector(boolValue)] && [flag boolValue];
}

CFPlugInRef CFBundleGetPlugIn(CFBundleRef bundle) {
    BOOL has_factories = info_value(bundle, kCFPlugInFactoriesKey, [NSDictionary class]) != nil;
    return has_factories || registers_dynamically(bundle) ? bundle : NULL;
}

static CFUUIDRef uuid_of(id text) {
    if (![text isKindOfClass:[NSString class]]) return NULL;
    return (CFUUIDRef)[(id)CFUUIDCreateFromString(NULL, (CFStringRef)text) autorelease];
}

static void register_as_listed(CFBundleRef bundle) {
    NSDictionary *functions = info_value(bundle, kCFPlugInFactoriesKey, [NSDictionary class]);
    for (id key in functions) {
        id name = [functions objectForKey:key];
        if (![name isKindOfClass:[NSString class]]) continue;
        CFPlugInRegisterFactoryFunctionByName(uuid_of(key), bundle, (CFStringRef)name);
    }
    NSDictionary *types = info_value(bundle, kCFPlugInTypesKey, [NSDictionary class]);
    for (id key in types) {
        NSArray *makers = [types objectForKey:key];
        if (![makers isKindOfClass:[NSArray class]]) continue;
        for (id maker in makers) CFPlugInRegisterPlugInType(uuid_of(maker), uuid_of(key));
    }
}

static void register_dynamically(CFBundleRef bundle) {
    NSString *name = info_value(bundle, kCFPlugInDynamicRegisterFunctionKey, [NSString class]);
    if (!CFBundleLoadExecutable(bundle)) return;
    CFPlugInDynamicRegisterFunction function =
        CFBundleGetFunctionPointerForName(bundle, (CFStringRef)(name ? name : @"CFPlugInDynamicRegister"));
    if (function) function(bundle);
}

CFPlugInRef CFPlugInCreate(CFAllocatorRef allocator, CFURLRef url) {
    CFBundleRef bundle = url ? CFBundleCreate(allocator, url) : NULL;
    if (bundle == NULL) return NULL;
    if (CFBundleGetPlugIn(bundle) == NULL) {
        CFRelease(bundle);
        return NULL;
    }
    if (registers_dynamically(bundle)) register_dynamically(bundle);
    else register_as_listed(bundle);
    return bundle;
}

static char load_on_demand_key;

void CFPlugInSetLoadOnDemand(CFPlugInRef plugIn, Boolean flag) {
    if (plugIn == NULL || registers_dynamically(plugIn)) return;
    objc_setAssociatedObject((id)plugIn, &load_on_demand_key, [NSNumber numberWithBool:flag],
                             OBJC_ASSOCIATION_RETAIN);
    if (!flag) CFBundleLoadExecutable(plugIn);
}

Boolean CFPlugInIsLoadOnDemand(CFPlugInRef plugIn) {
    if (plugIn == NULL || registers_dynamically(plugIn)) return false;
    NSNumber *flag = objc_getAssociatedObject((id)plugIn, &load_on_demand_key);
    return flag == nil || [flag boolValue];
}
