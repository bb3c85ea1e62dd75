// CFTree.

#include "Objects/Types.h"

@interface CoreFoundationTree : NSObject {
@public
    CFTreeContext context;
    /// The parent, which retains its children; not retained.
    CoreFoundationTree *parent;
    NSMutableArray *children;
}
@end

@implementation CoreFoundationTree

- (CFTypeID)coreFoundationType { return TypeTree; }

- (void)dealloc {
    CFTreeRemoveAllChildren((CFTreeRef)self);
    [children release];
    if (context.release) context.release(context.info);
    [super dealloc];
}

@end

static CoreFoundationTree *tree_of(CFTreeRef tree) { return OBJECT(CoreFoundationTree, tree); }

CFTreeRef CFTreeCreate(CFAllocatorRef allocator, const CFTreeContext *context) {
    CoreFoundationTree *tree = [CoreFoundationTree new];
    tree->children = [NSMutableArray new];
    CFTreeSetContext((CFTreeRef)tree, context);
    return (CFTreeRef)tree;
}

CFTreeRef CFTreeGetParent(CFTreeRef tree) { return (CFTreeRef)tree_of(tree)->parent; }

CFTreeRef CFTreeGetNextSibling(CFTreeRef tree) {
    CoreFoundationTree *parent = tree_of(tree)->parent;
    if (parent == nil) return NULL;
    return CFTreeGetChildAtIndex((CFTreeRef)parent,
                                 (CFIndex)[parent->children indexOfObjectIdenticalTo:tree_of(tree)] + 1);
}

CFTreeRef CFTreeGetFirstChild(CFTreeRef tree) { return CFTreeGetChildAtIndex(tree, 0); }

void CFTreeGetContext(CFTreeRef tree, CFTreeContext *context) {
    if (context) *context = tree_of(tree)->context;
}

CFIndex CFTreeGetChildCount(CFTreeRef tree) { return (CFIndex)[tree_of(tree)->children count]; }

CFTreeRef CFTreeGetChildAtIndex(CFTreeRef tree, CFIndex index) {
    if (index < 0 || index >= CFTreeGetChildCount(tree)) return NULL;
    return (CFTreeRef)[tree_of(tree)->children objectAtIndex:(NSUInteger)index];
}

void CFTreeGetChildren(CFTreeRef tree, CFTreeRef *children) { [tree_of(tree)->children getObjects:(id *)children]; }

void CFTreeApplyFunctionToChildren(CFTreeRef tree, CFTreeApplierFunction applier, void *context) {
    NSArray *children = [[tree_of(tree)->children copy] autorelease];
    for (CoreFoundationTree *child in children) applier((const void *)child, context);
}

CFTreeRef CFTreeFindRoot(CFTreeRef tree) {
    while (tree && tree_of(tree)->parent) tree = (CFTreeRef)tree_of(tree)->parent;
    return tree;
}

void CFTreeSetContext(CFTreeRef tree, const CFTreeContext *context) {
    CFTreeContext old = tree_of(tree)->context, new = context ? *context : (CFTreeContext){0};
    if (new.retain) new.info = (void *)new.retain(new.info);
    tree_of(tree)->context = new;
    if (old.release) old.release(old.info);
}

/// Whether a node can become a child: it has no parent, and is not an ancestor of the tree.
static BOOL can_be_put_below(CFTreeRef child, CFTreeRef tree) {
    return child && tree && tree_of(child)->parent == nil && CFTreeFindRoot(tree) != child;
}

static void insert_child(CFTreeRef tree, CFTreeRef child, CFIndex index) {
    if (!can_be_put_below(child, tree)) return;
    [tree_of(tree)->children insertObject:tree_of(child) atIndex:(NSUInteger)index];
    tree_of(child)->parent = tree_of(tree);
}

void CFTreePrependChild(CFTreeRef tree, CFTreeRef child) { insert_child(tree, child, 0); }
void CFTreeAppendChild(CFTreeRef tree, CFTreeRef child) { insert_child(tree, child, CFTreeGetChildCount(tree)); }

void CFTreeInsertSibling(CFTreeRef tree, CFTreeRef sibling) {
    CoreFoundationTree *parent = tree_of(tree)->parent;
    if (parent == nil) return;
    insert_child((CFTreeRef)parent, sibling, (CFIndex)[parent->children indexOfObjectIdenticalTo:tree_of(tree)] + 1);
}

void CFTreeRemove(CFTreeRef tree) {
    CoreFoundationTree *parent = tree_of(tree)->parent;
    if (parent == nil) return;
    tree_of(tree)->parent = nil;
    [parent->children removeObjectIdenticalTo:tree_of(tree)];
}

void CFTreeRemoveAllChildren(CFTreeRef tree) {
    for (CoreFoundationTree *child in tree_of(tree)->children) child->parent = nil;
    [tree_of(tree)->children removeAllObjects];
}

void CFTreeSortChildren(CFTreeRef tree, CFComparatorFunction comparator, void *context) {
    CFMutableArrayRef children = (CFMutableArrayRef)tree_of(tree)->children;
    CFArraySortValues(children, CFRangeMake(0, CFArrayGetCount(children)), comparator, context);
}
