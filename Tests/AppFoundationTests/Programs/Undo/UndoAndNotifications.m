// Undo managers: groups, levels, names, notifications; and how notifications are posted.

#import <UIKit/UIKit.h>

static int failures;

/// Prints what does not hold.
#define CHECK(...)                                                                                                     \
    do {                                                                                                               \
        @try {                                                                                                         \
            if (!(__VA_ARGS__)) printf("%d: %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                           \
        } @catch (NSException *exception) {                                                                            \
            printf("%d: %s raised %s\n", __LINE__ + 0 * ++failures, #__VA_ARGS__, [[exception reason] UTF8String]);     \
        }                                                                                                              \
    } while (0)

/// Prints what does not raise an exception of that name.
#define RAISES(exception_name, ...)                                                                                    \
    do {                                                                                                               \
        BOOL raises = NO;                                                                                              \
        @try {                                                                                                         \
            __VA_ARGS__;                                                                                               \
        } @catch (NSException *exception) {                                                                            \
            raises = [[exception name] isEqualToString:exception_name];                                                \
        }                                                                                                              \
        if (!raises) printf("%d: %s does not raise\n", __LINE__ + 0 * ++failures, #__VA_ARGS__);                       \
    } while (0)

@interface Model : NSObject { @public int value; NSUndoManager *u; NSMutableString *text; }
@end
@implementation Model
- (void)setNumber:(int)v { [[u prepareWithInvocationTarget:self] setNumber:value]; value = v; }
- (void)setObj:(id)o {
    [u registerUndoWithTarget:self selector:@selector(setObj:) object:[[text copy] autorelease]];
    [text setString:o];
}
@end
@interface Notes : NSObject { @public NSMutableArray *names; }
@end
@implementation Notes
- (void)got:(NSNotification *)n { [names addObject:[n name]]; }
@end
@interface Poster : NSObject { @public int got; id remove; }
@end
@implementation Poster
- (void)hear:(NSNotification *)n {
    got++;
    if (remove) [[NSNotificationCenter defaultCenter] removeObserver:remove];
}
@end
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    Model *m = [Model new];
    m->u = [NSUndoManager new];
    m->text = [NSMutableString new];
    NSUndoManager *u = m->u;
    CHECK([u groupsByEvent]);
    CHECK([u levelsOfUndo] == 0);
    CHECK(![u canUndo]);
    CHECK(![u canRedo]);
    CHECK([u isUndoRegistrationEnabled]);
    CHECK([u groupingLevel] == 0);
    [u setGroupsByEvent:NO];
    RAISES(NSInternalInconsistencyException, [m setNumber:9]);
    m->value = 0;
    [u beginUndoGrouping];
    [m setNumber:1];
    [u setActionName:@"Change"];
    [u endUndoGrouping];
    CHECK([u canUndo]);
    CHECK([[u undoActionName] isEqual:@"Change"]);
    CHECK([[u undoMenuItemTitle] isEqual:@"Undo Change"]);
    [u beginUndoGrouping];
    [m setNumber:2];
    [u beginUndoGrouping];
    [m setNumber:3];
    CHECK([u groupingLevel] == 2);
    [u endUndoGrouping];
    [u endUndoGrouping];
    RAISES(NSInternalInconsistencyException, [u endUndoGrouping]);
    [u undo];
    CHECK(m->value == 1 && [u canRedo]);
    [u redo];
    CHECK(m->value == 3);
    [u undo];
    [u undo];
    CHECK(m->value == 0 && ![u canUndo]);
    CHECK([[u redoActionName] isEqual:@"Change"]);
    [u redo];
    CHECK(m->value == 1);
    CHECK([[u undoActionName] isEqual:@"Change"]);
    CHECK([[u redoMenuItemTitle] isEqual:@"Redo"]);
    [u beginUndoGrouping];
    [m setNumber:7];
    [u endUndoGrouping];
    CHECK(![u canRedo]);
    [u removeAllActions];
    CHECK(![u canUndo]);
    [u undo];
    // nested
    [u removeAllActions];
    // disable
    [u disableUndoRegistration];
    [u disableUndoRegistration];
    [u beginUndoGrouping];
    [m setNumber:5];
    [u endUndoGrouping];
    [u enableUndoRegistration];
    CHECK(![u isUndoRegistrationEnabled]);
    [u enableUndoRegistration];
    CHECK([u isUndoRegistrationEnabled]);
    RAISES(NSInternalInconsistencyException, [u enableUndoRegistration]);
    // levels
    [u removeAllActions];
    [u setLevelsOfUndo:2];
    for (int i = 10; i < 15; i++) {
        [u beginUndoGrouping];
        [m setNumber:i];
        [u endUndoGrouping];
    }
    [u undo];
    [u undo];
    CHECK(m->value == 12 && ![u canUndo]);
    [u setLevelsOfUndo:0];
    [u removeAllActions];
    // by event
    [u setGroupsByEvent:YES];
    m->value = 0;
    [m setNumber:1];
    [m setNumber:2];
    CHECK([u groupingLevel] == 1 && [u canUndo]);
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    CHECK([u groupingLevel] == 0);
    [m setNumber:3];
    [u undo];
    CHECK(m->value == 2);
    [u undo];
    CHECK(m->value == 0);
    [u redo];
    CHECK(m->value == 2);
    [u redo];
    CHECK(m->value == 3);
    [u undo];
    [u removeAllActionsWithTarget:m];
    CHECK(![u canUndo] && ![u canRedo]);
    // without a run of the loop
    [u removeAllActions];
    m->value = 0;
    [m setNumber:4];
    [u undo];
    CHECK(m->value == 0 && [u canRedo]);
    // notifications
    Notes *notes = [Notes new];
    notes->names = [NSMutableArray array];
    NSArray *all = [NSArray arrayWithObjects:NSUndoManagerCheckpointNotification,
            NSUndoManagerDidOpenUndoGroupNotification, NSUndoManagerWillCloseUndoGroupNotification,
            NSUndoManagerDidCloseUndoGroupNotification, NSUndoManagerWillUndoChangeNotification,
            NSUndoManagerDidUndoChangeNotification, nil];
    for (NSString *n in all) [[NSNotificationCenter defaultCenter] addObserver:notes selector:@selector(got:) name:n
            object:u];
    [u setGroupsByEvent:NO];
    [u removeAllActions];
    [notes->names removeAllObjects];
    [u beginUndoGrouping];
    [m setNumber:1];
    [u endUndoGrouping];
    NSString *heard = [notes->names componentsJoinedByString:@" "];
    CHECK([heard isEqual:@"NSUndoManagerCheckpointNotification NSUndoManagerDidOpenUndoGroupNotification "
                         @"NSUndoManagerCheckpointNotification NSUndoManagerWillCloseUndoGroupNotification "
                         @"NSUndoManagerDidCloseUndoGroupNotification"]);
    [notes->names removeAllObjects];
    [u undo];
    CHECK([notes->names containsObject:NSUndoManagerWillUndoChangeNotification]);
    CHECK([notes->names containsObject:NSUndoManagerDidUndoChangeNotification]);
    [u setActionIsDiscardable:YES];
    CHECK(![u undoActionIsDiscardable] && ![u redoActionIsDiscardable]);
    [u beginUndoGrouping];
    [m setNumber:1];
    [u setActionIsDiscardable:YES];
    [u endUndoGrouping];
    CHECK([u undoActionIsDiscardable]);
    // object variant
    [u removeAllActions];
    [m->text setString:@"a"];
    [u beginUndoGrouping];
    [m setObj:@"b"];
    [u endUndoGrouping];
    [u undo];
    CHECK([m->text isEqual:@"a"]);
    [u redo];
    CHECK([m->text isEqual:@"b"]);
    CHECK([[u runLoopModes] isEqual:[NSArray arrayWithObject:NSDefaultRunLoopMode]]);
    // notification centre
    NSNotificationCenter *c = [NSNotificationCenter defaultCenter];
    Poster *p = [Poster new], *q = [Poster new];
    p->remove = q;
    q->remove = p;
    [c addObserver:p selector:@selector(hear:) name:@"N" object:nil];
    [c addObserver:q selector:@selector(hear:) name:@"N" object:nil];
    [c postNotificationName:@"N" object:nil];
    CHECK(p->got + q->got == 1);
    [c removeObserver:p];
    [c removeObserver:q];
    p->remove = q->remove = nil;
    p->got = 0;
    [c addObserver:p selector:@selector(hear:) name:nil object:m];
    [c postNotificationName:@"X" object:m];
    [c postNotificationName:@"X" object:u];
    CHECK(p->got == 1);
    [c addObserver:p selector:@selector(hear:) name:@"X" object:m];
    [c postNotificationName:@"X" object:m];
    CHECK(p->got == 3);
    [c removeObserver:p name:@"X" object:m];
    [c postNotificationName:@"X" object:m];
    CHECK(p->got == 4);
    [c removeObserver:p];
    [c addObserver:p selector:@selector(hear:) name:@"D" object:nil];
    [c addObserver:p selector:@selector(hear:) name:@"D" object:nil];
    p->got = 0;
    [c postNotificationName:@"D" object:nil];
    CHECK(p->got == 2);
    [c removeObserver:p name:@"D" object:nil];
    [c postNotificationName:@"D" object:nil];
    CHECK(p->got == 2);
    __block int b = 0;
    id token = [c addObserverForName:@"B" object:nil queue:nil usingBlock:^(NSNotification *n) { b++; }];
    [c postNotificationName:@"B" object:nil userInfo:[NSDictionary dictionary]];
    CHECK(b == 1);
    [c removeObserver:token];
    [c postNotificationName:@"B" object:nil];
    CHECK(b == 1);
    [c postNotificationName:nil object:nil];
    CHECK(b == 1);
    NSNotification *n1 = [NSNotification notificationWithName:@"n" object:@"o" userInfo:[NSDictionary
            dictionaryWithObject:@"v" forKey:@"k"]];
    CHECK([n1 isEqual:[NSNotification notificationWithName:@"n" object:@"o" userInfo:[NSDictionary
            dictionaryWithObject:@"v" forKey:@"k"]]]);
    CHECK([[n1 copy] isEqual:n1]);
    CHECK([[n1 name] isEqual:@"n"]);
    // queue
    NSNotificationQueue *nq = [NSNotificationQueue defaultQueue];
    [c addObserver:p selector:@selector(hear:) name:@"Q" object:nil];
    p->got = 0;
    NSNotification *qn = [NSNotification notificationWithName:@"Q" object:m];
    [nq enqueueNotification:qn postingStyle:NSPostNow];
    CHECK(p->got == 1);
    [nq enqueueNotification:qn postingStyle:NSPostASAP];
    [nq enqueueNotification:[NSNotification notificationWithName:@"Q" object:m] postingStyle:NSPostASAP];
    CHECK(p->got == 1);
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    CHECK(p->got == 2);
    [nq enqueueNotification:qn postingStyle:NSPostWhenIdle coalesceMask:NSNotificationNoCoalescing forModes:nil];
    [nq enqueueNotification:qn postingStyle:NSPostWhenIdle coalesceMask:NSNotificationNoCoalescing forModes:nil];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    CHECK(p->got == 4);
    [nq enqueueNotification:qn postingStyle:NSPostASAP];
    [nq dequeueNotificationsMatching:qn coalesceMask:NSNotificationCoalescingOnName];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.05]];
    CHECK(p->got == 4);
    printf("%d failures\n", failures);
    [pool drain];
    return 0;
}

// > 0 failures
