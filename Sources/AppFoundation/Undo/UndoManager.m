// NSUndoManager, after Apple's "Undo Architecture" and class reference: all of its methods are put in place of
// GNUstep's. While something is undone, what is registered goes to the other stack.

#include "Undo/UndoGroup.h"
#include <objc/runtime.h>

// In `Generated/Constants.m`, as UIKit names it, too.
extern NSString *const NSUndoManagerDidCloseUndoGroupNotification;
NSString *const NSUndoManagerGroupIsDiscardableKey = @"NSUndoManagerGroupIsDiscardableKey";

typedef enum { Idle, Undoing, Redoing } Activity;

@interface UndoState : NSObject {
@public
    NSMutableArray *undo, *redo;
    UndoGroup *open;
    NSArray *modes;
    NSUInteger levels, disablings;
    Activity activity;
    BOOL ignores_events, ends_with_event;
}
@end

@implementation UndoState
- (id)init {
    undo = [NSMutableArray new];
    redo = [NSMutableArray new];
    modes = [[NSArray alloc] initWithObjects:NSDefaultRunLoopMode, nil];
    return self;
}
- (void)dealloc {
    [undo release];
    [redo release];
    [open release];
    [modes release];
    [super dealloc];
}
@end

/// The state, kept in an instance variable of GNUstep's class; made also for subclasses that do not send `-init`.
static UndoState *state_of(NSUndoManager *manager) {
    static ptrdiff_t offset;
    if (offset == 0) offset = ivar_getOffset(class_getInstanceVariable([NSUndoManager class], "_undoStack"));
    UndoState **place = (UndoState **)((char *)manager + offset);
    if (*place == nil) *place = [UndoState new];
    return *place;
}

static void post(NSUndoManager *manager, NSString *name, NSDictionary *info) {
    [[NSNotificationCenter defaultCenter] postNotificationName:name object:manager userInfo:info];
}

static void inconsistent(const char *method, NSString *what) {
    [NSException raise:NSInternalInconsistencyException format:@"%s: %@", method, what];
}

static void open_group(NSUndoManager *manager) {
    UndoState *state = state_of(manager);
    UndoGroup *group = [UndoGroup new];
    group->outer = state->open;
    state->open = group;
    post(manager, NSUndoManagerDidOpenUndoGroupNotification, nil);
}

/// Opens the group of this turn of the run loop, which ends by itself.
static void open_event_group(NSUndoManager *manager) {
    UndoState *state = state_of(manager);
    open_group(manager);
    if (state->ends_with_event) return;
    state->ends_with_event = YES;
    [[NSRunLoop currentRunLoop] performSelector:@selector(endEventGroup)
                                         target:manager
                                       argument:nil
                                          order:NSUndoCloseGroupingRunLoopOrdering
                                          modes:state->modes];
}

/// The stack that groups go to.
static NSMutableArray *receiving_stack(UndoState *state) { return state->activity == Undoing ? state->redo : state->undo; }

static void close_group(NSUndoManager *manager) {
    UndoState *state = state_of(manager);
    UndoGroup *group = state->open;
    NSDictionary *info = nil;
    if (group->is_discardable) {
        info = [NSDictionary dictionaryWithObject:[NSNumber numberWithBool:YES] forKey:NSUndoManagerGroupIsDiscardableKey];
    }
    post(manager, NSUndoManagerWillCloseUndoGroupNotification, info);
    state->open = group->outer;
    group->outer = nil;
    if (state->open) {
        [state->open->actions addObject:group];
        if (state->open->name == nil) state->open->name = [group->name copy];
    } else {
        NSMutableArray *stack = receiving_stack(state);
        [stack addObject:group];
        if (state->levels && [stack count] > state->levels) [stack removeObjectAtIndex:0];
    }
    [group release];
    post(manager, NSUndoManagerDidCloseUndoGroupNotification, nil);
}

/// The group that an undo or redo takes off its stack is performed; what that registers makes a group for the other.
static void perform_group(NSUndoManager *manager, UndoGroup *group, Activity activity) {
    UndoState *state = state_of(manager);
    UndoGroup *open = state->open;
    // Actions registered by a redo go to a group that is still open; those registered by an undo never do.
    UndoGroup *outer = activity == Undoing ? nil : open;
    state->open = outer;
    state->activity = activity;
    post(manager,
         activity == Undoing ? NSUndoManagerWillUndoChangeNotification : NSUndoManagerWillRedoChangeNotification, nil);
    open_group(manager);
    @try {
        [group perform];
    } @finally {
        UndoGroup *made = state->open;
        if (made->name == nil) made->name = [group->name copy];
        made->is_discardable = group->is_discardable;
        while (state->open && state->open != outer) close_group(manager);
        state->activity = Idle;
        state->open = open;
    }
    post(manager, activity == Undoing ? NSUndoManagerDidUndoChangeNotification : NSUndoManagerDidRedoChangeNotification,
         nil);
}

@interface NSUndoManager (Whole)
@end

@implementation NSUndoManager (Whole)

- (id)init { return self; }

- (void)dealloc {
    [state_of(self) release];
    [super dealloc];
}

#pragma mark Groups

- (void)beginUndoGrouping {
    UndoState *state = state_of(self);
    if (state->activity == Idle) post(self, NSUndoManagerCheckpointNotification, nil);
    if (state->open == nil && [self groupsByEvent] && state->activity == Idle) open_event_group(self);
    open_group(self);
}

- (void)endUndoGrouping {
    UndoState *state = state_of(self);
    if (state->open == nil) inconsistent("-[NSUndoManager endUndoGrouping]", @"called with no matching begin");
    if (state->activity == Idle) post(self, NSUndoManagerCheckpointNotification, nil);
    close_group(self);
}

/// The end of a turn of the run loop.
- (void)endEventGroup {
    UndoState *state = state_of(self);
    state->ends_with_event = NO;
    if (state->open && state->open->outer == nil) [self endUndoGrouping];
}

- (NSInteger)groupingLevel {
    NSInteger level = 0;
    for (UndoGroup *group = state_of(self)->open; group; group = group->outer) level++;
    return level;
}

- (BOOL)groupsByEvent { return !state_of(self)->ignores_events; }
- (void)setGroupsByEvent:(BOOL)groups { state_of(self)->ignores_events = !groups; }
- (NSArray *)runLoopModes { return state_of(self)->modes; }
- (void)setRunLoopModes:(NSArray *)modes {
    UndoState *state = state_of(self);
    [state->modes autorelease];
    state->modes = [modes copy];
}
- (NSUInteger)levelsOfUndo { return state_of(self)->levels; }
- (void)setLevelsOfUndo:(NSUInteger)levels {
    UndoState *state = state_of(self);
    state->levels = levels;
    for (NSMutableArray *stack in [NSArray arrayWithObjects:state->undo, state->redo, nil]) {
        if (levels && [stack count] > levels) [stack removeObjectsInRange:NSMakeRange(0, [stack count] - levels)];
    }
}

#pragma mark Registering

- (void)disableUndoRegistration { state_of(self)->disablings++; }
- (void)enableUndoRegistration {
    UndoState *state = state_of(self);
    if (state->disablings == 0) {
        inconsistent("-[NSUndoManager enableUndoRegistration]", @"called with no matching disable");
    }
    state->disablings--;
}
- (BOOL)isUndoRegistrationEnabled { return state_of(self)->disablings == 0; }

- (void)addUndoAction:(UndoAction *)action {
    UndoState *state = state_of(self);
    if (state->disablings) return;
    if (state->open == nil) {
        if (![self groupsByEvent]) {
            inconsistent("-[NSUndoManager addUndoAction:]", @"must begin a group before registering undo");
        }
        open_event_group(self);
    }
    // Something new has been done: what was undone before cannot be done again.
    if (state->activity == Idle) [state->redo removeAllObjects];
    [state->open->actions addObject:action];
}

- (void)registerUndoWithTarget:(id)target selector:(SEL)selector object:(id)object {
    UndoAction *action = [[UndoAction new] autorelease];
    action->target = target;
    action->selector = selector;
    action->object = [object retain];
    [self addUndoAction:action];
}

- (id)prepareWithInvocationTarget:(id)target {
    UndoRecorder *recorder = [UndoRecorder alloc];
    recorder->manager = [self retain];
    recorder->target = target;
    return [recorder autorelease];
}

- (void)removeAllActions {
    UndoState *state = state_of(self);
    [state->undo removeAllObjects];
    [state->redo removeAllObjects];
    [state->open release];
    state->open = nil;
    state->disablings = 0;
}

- (void)removeAllActionsWithTarget:(id)target {
    UndoState *state = state_of(self);
    for (NSMutableArray *stack in [NSArray arrayWithObjects:state->undo, state->redo, nil]) {
        for (NSUInteger i = [stack count]; i-- > 0;) {
            if ([[stack objectAtIndex:i] removeTarget:target]) [stack removeObjectAtIndex:i];
        }
    }
    for (UndoGroup *group = state->open; group; group = group->outer) [group removeTarget:target];
}

#pragma mark Undoing

- (BOOL)canUndo {
    UndoState *state = state_of(self);
    return [state->undo count] > 0 || (state->open && [state->open->actions count] > 0);
}
- (BOOL)canRedo {
    post(self, NSUndoManagerCheckpointNotification, nil);
    return [state_of(self)->redo count] > 0;
}
- (BOOL)isUndoing { return state_of(self)->activity == Undoing; }
- (BOOL)isRedoing { return state_of(self)->activity == Redoing; }

- (void)undo {
    UndoState *state = state_of(self);
    if ([self groupingLevel] == 1 && state->activity == Idle) [self endUndoGrouping];
    if (state->open) inconsistent("-[NSUndoManager undo]", @"called with too many nested undo groups");
    [self undoNestedGroup];
}

- (void)undoNestedGroup {
    UndoState *state = state_of(self);
    if (state->activity != Idle) inconsistent("-[NSUndoManager undoNestedGroup]", @"called while undoing or redoing");
    post(self, NSUndoManagerCheckpointNotification, nil);
    NSMutableArray *stack = state->open ? state->open->actions : state->undo;
    UndoGroup *group = [stack lastObject];
    if (![group isKindOfClass:[UndoGroup class]]) return;
    [[group retain] autorelease];
    [stack removeLastObject];
    perform_group(self, group, Undoing);
}

- (void)redo {
    UndoState *state = state_of(self);
    if (state->activity != Idle) inconsistent("-[NSUndoManager redo]", @"called while undoing or redoing");
    post(self, NSUndoManagerCheckpointNotification, nil);
    UndoGroup *group = [[[state->redo lastObject] retain] autorelease];
    if (group == nil) return;
    [state->redo removeLastObject];
    perform_group(self, group, Redoing);
}

#pragma mark Names

static UndoGroup *outermost(UndoState *state) {
    UndoGroup *group = state->open;
    while (group && group->outer) group = group->outer;
    return group ?: [state->undo lastObject];
}

- (void)setActionName:(NSString *)name {
    UndoGroup *group = outermost(state_of(self));
    if (group == nil) return;
    [group->name autorelease];
    group->name = [name copy];
}
- (NSString *)undoActionName {
    UndoGroup *group = [self canUndo] ? outermost(state_of(self)) : nil;
    return group && group->name ? group->name : @"";
}
- (NSString *)redoActionName {
    UndoGroup *group = [state_of(self)->redo lastObject];
    return group && group->name ? group->name : @"";
}
- (NSString *)undoMenuItemTitle { return [self undoMenuTitleForUndoActionName:[self undoActionName]]; }
- (NSString *)redoMenuItemTitle { return [self redoMenuTitleForUndoActionName:[self redoActionName]]; }
- (NSString *)undoMenuTitleForUndoActionName:(NSString *)name {
    return [name length] ? [NSString stringWithFormat:@"Undo %@", name] : @"Undo";
}
- (NSString *)redoMenuTitleForUndoActionName:(NSString *)name {
    return [name length] ? [NSString stringWithFormat:@"Redo %@", name] : @"Redo";
}

- (void)setActionIsDiscardable:(BOOL)is_discardable {
    UndoState *state = state_of(self);
    if (state->open) state->open->is_discardable = is_discardable;
}
- (BOOL)undoActionIsDiscardable {
    UndoGroup *group = [state_of(self)->undo lastObject];
    return group && group->is_discardable;
}
- (BOOL)redoActionIsDiscardable {
    UndoGroup *group = [state_of(self)->redo lastObject];
    return group && group->is_discardable;
}

@end
