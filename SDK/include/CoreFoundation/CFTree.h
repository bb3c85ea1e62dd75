// CFTree: nodes with a parent and any number of children.
#pragma once
#include <CoreFoundation/CFBase.h>

CF_IMPLICIT_BRIDGING_ENABLED

typedef struct __CFTree *CFTreeRef;
typedef const void *(*CFTreeRetainCallBack)(const void *info);
typedef void (*CFTreeReleaseCallBack)(const void *info);
typedef CFStringRef (*CFTreeCopyDescriptionCallBack)(const void *info);
typedef void (*CFTreeApplierFunction)(const void *value, void *context);

typedef struct CFTreeContext {
    CFIndex version;
    void *info;
    CFTreeRetainCallBack retain;
    CFTreeReleaseCallBack release;
    CFTreeCopyDescriptionCallBack copyDescription;
} CFTreeContext;

CF_EXTERN_C_BEGIN

CFTypeID CFTreeGetTypeID(void);
CFTreeRef CFTreeCreate(CFAllocatorRef allocator, const CFTreeContext *context);
CFTreeRef CFTreeGetParent(CFTreeRef tree);
CFTreeRef CFTreeGetNextSibling(CFTreeRef tree);
CFTreeRef CFTreeGetFirstChild(CFTreeRef tree);
void CFTreeGetContext(CFTreeRef tree, CFTreeContext *context);
CFIndex CFTreeGetChildCount(CFTreeRef tree);
CFTreeRef CFTreeGetChildAtIndex(CFTreeRef tree, CFIndex index);
void CFTreeGetChildren(CFTreeRef tree, CFTreeRef *children);
void CFTreeApplyFunctionToChildren(CFTreeRef tree, CFTreeApplierFunction applier, void *context);
CFTreeRef CFTreeFindRoot(CFTreeRef tree);
void CFTreeSetContext(CFTreeRef tree, const CFTreeContext *context);
void CFTreePrependChild(CFTreeRef tree, CFTreeRef child);
void CFTreeAppendChild(CFTreeRef tree, CFTreeRef child);
void CFTreeInsertSibling(CFTreeRef tree, CFTreeRef sibling);
void CFTreeRemove(CFTreeRef tree);
void CFTreeRemoveAllChildren(CFTreeRef tree);
void CFTreeSortChildren(CFTreeRef tree, CFComparatorFunction comparator, void *context);

CF_EXTERN_C_END

CF_IMPLICIT_BRIDGING_DISABLED
