// Plug-ins: bundles whose functions ("factories") make instances of types, both known by UUIDs. The phone allows an app only what
// is in its own bundle.
#pragma once
#include <CoreFoundation/CFArray.h>
#include <CoreFoundation/CFBundle.h>
#include <CoreFoundation/CFString.h>
#include <CoreFoundation/CFURL.h>
#include <CoreFoundation/CFUUID.h>

/// The interfaces of plug-ins have a header of their own.
#define COREFOUNDATION_CFPLUGINCOM_SEPARATE 1

CF_EXTERN_C_BEGIN

// Keys of a plug-in's Info.plist.
extern const CFStringRef kCFPlugInDynamicRegistrationKey;
extern const CFStringRef kCFPlugInDynamicRegisterFunctionKey;
extern const CFStringRef kCFPlugInUnloadFunctionKey;
extern const CFStringRef kCFPlugInFactoriesKey;
extern const CFStringRef kCFPlugInTypesKey;

typedef void (*CFPlugInDynamicRegisterFunction)(CFPlugInRef plugIn);
typedef void (*CFPlugInUnloadFunction)(CFPlugInRef plugIn);
typedef void *(*CFPlugInFactoryFunction)(CFAllocatorRef allocator, CFUUIDRef type);

CFTypeID CFPlugInGetTypeID(void);
/// Registers the factories that the bundle's Info.plist names, or lets its function do so.
CFPlugInRef CFPlugInCreate(CFAllocatorRef allocator, CFURLRef url);
CFBundleRef CFPlugInGetBundle(CFPlugInRef plugIn);
/// A plug-in that registers dynamically is loaded at once and cannot be loaded on demand.
void CFPlugInSetLoadOnDemand(CFPlugInRef plugIn, Boolean flag);
Boolean CFPlugInIsLoadOnDemand(CFPlugInRef plugIn);

/// UUIDs of factories; the array is the caller's.
CFArrayRef CFPlugInFindFactoriesForPlugInType(CFUUIDRef type) CF_RETURNS_RETAINED;
CFArrayRef CFPlugInFindFactoriesForPlugInTypeInPlugIn(CFUUIDRef type, CFPlugInRef plugIn) CF_RETURNS_RETAINED;
/// What the factory gives; NULL if there is none of that UUID, or it does not make that type.
void *CFPlugInInstanceCreate(CFAllocatorRef allocator, CFUUIDRef factory, CFUUIDRef type);

Boolean CFPlugInRegisterFactoryFunction(CFUUIDRef factory, CFPlugInFactoryFunction function);
/// The function is looked up in the plug-in when it is first needed.
Boolean CFPlugInRegisterFactoryFunctionByName(CFUUIDRef factory, CFPlugInRef plugIn, CFStringRef functionName);
Boolean CFPlugInUnregisterFactory(CFUUIDRef factory);
Boolean CFPlugInRegisterPlugInType(CFUUIDRef factory, CFUUIDRef type);
Boolean CFPlugInUnregisterPlugInType(CFUUIDRef factory, CFUUIDRef type);
/// An instance keeps its factory's plug-in.
void CFPlugInAddInstanceForFactory(CFUUIDRef factory);
void CFPlugInRemoveInstanceForFactory(CFUUIDRef factory);

// Instances that are objects.

typedef struct __CFPlugInInstance *CFPlugInInstanceRef;
typedef Boolean (*CFPlugInInstanceGetInterfaceFunction)(CFPlugInInstanceRef instance, CFStringRef interfaceName,
                                                        void **functionTable);
typedef void (*CFPlugInInstanceDeallocateInstanceDataFunction)(void *instanceData);

CFTypeID CFPlugInInstanceGetTypeID(void);
CFPlugInInstanceRef CFPlugInInstanceCreateWithInstanceDataSize(
    CFAllocatorRef allocator, CFIndex size, CFPlugInInstanceDeallocateInstanceDataFunction deallocateFunction,
    CFStringRef factoryName, CFPlugInInstanceGetInterfaceFunction getInterfaceFunction);
Boolean CFPlugInInstanceGetInterfaceFunctionTable(CFPlugInInstanceRef instance, CFStringRef interfaceName,
                                                  void **functionTable);
CFStringRef CFPlugInInstanceGetFactoryName(CFPlugInInstanceRef instance);
/// Memory of the size that the instance was made with, all zeros at first.
void *CFPlugInInstanceGetInstanceData(CFPlugInInstanceRef instance);

CF_EXTERN_C_END

#include <CoreFoundation/CFPlugInCOM.h>
