// CFPlugInInstance: instances of plug-in types as objects.

#include "Objects/Types.h"
#include <CoreFoundation/CFPlugIn.h>

@interface CoreFoundationPlugInInstance : NSObject {
@public
    void *data;
    NSString *factoryName;
    CFPlugInInstanceDeallocateInstanceDataFunction deallocateFunction;
    CFPlugInInstanceGetInterfaceFunction getInterfaceFunction;
}
@end

@implementation CoreFoundationPlugInInstance

- (void)dealloc {
    if (deallocateFunction) deallocateFunction(data);
    free(data);
    [factoryName release];
    [super dealloc];
}

- (CFTypeID)coreFoundationType { return TypePlugInInstance; }

@end

static CoreFoundationPlugInInstance *instance_of(CFPlugInInstanceRef instance) {
    return OBJECT(CoreFoundationPlugInInstance, instance);
}

CFTypeID CFPlugInInstanceGetTypeID(void) { return TypePlugInInstance; }

CFPlugInInstanceRef CFPlugInInstanceCreateWithInstanceDataSize(
    CFAllocatorRef allocator, CFIndex size, CFPlugInInstanceDeallocateInstanceDataFunction deallocateFunction,
    CFStringRef factoryName, CFPlugInInstanceGetInterfaceFunction getInterfaceFunction) {
    void *data = size >= 0 ? calloc(1, size > 0 ? (size_t)size : 1) : NULL;
    if (data == NULL) return NULL;
    CoreFoundationPlugInInstance *instance = [CoreFoundationPlugInInstance new];
    instance->data = data;
    instance->factoryName = [OBJECT(NSString, factoryName) copy];
    instance->deallocateFunction = deallocateFunction;
    instance->getInterfaceFunction = getInterfaceFunction;
    return (CFPlugInInstanceRef)instance;
}

Boolean CFPlugInInstanceGetInterfaceFunctionTable(CFPlugInInstanceRef instance, CFStringRef interfaceName,
                                                  void **functionTable) {
    if (functionTable) *functionTable = NULL;
    CFPlugInInstanceGetInterfaceFunction function = instance ? instance_of(instance)->getInterfaceFunction : NULL;
    return function && function(instance, interfaceName, functionTable);
}

CFStringRef CFPlugInInstanceGetFactoryName(CFPlugInInstanceRef instance) {
    return (CFStringRef)instance_of(instance)->factoryName;
}

void *CFPlugInInstanceGetInstanceData(CFPlugInInstanceRef instance) { return instance_of(instance)->data; }
