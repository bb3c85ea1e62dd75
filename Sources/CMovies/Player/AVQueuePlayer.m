// After "AVQueuePlayer Class Reference" of iOS 5: plays items one after the other.

#import "Player/PlayerState.h"

@implementation AVQueuePlayer {
    /// The one that plays is the first.
    NSMutableArray *_items;
}

+ (AVQueuePlayer *)queuePlayerWithItems:(NSArray *)items { return [[self alloc] initWithItems:items]; }

- (AVQueuePlayer *)initWithItems:(NSArray *)items {
    if (!(self = [super initWithPlayerItem:nil])) return nil;
    _items = [items mutableCopy];
    if (_items == nil) _items = [NSMutableArray array];
    self.actionAtItemEnd = AVPlayerActionAtItemEndAdvance;
    [self playFirst];
    return self;
}

- (id)initWithPlayerItem:(AVPlayerItem *)item {
    return [self initWithItems:item ? [NSArray arrayWithObject:item] : [NSArray array]];
}

- (void)playFirst {
    [super replaceCurrentItemWithPlayerItem:[_items count] ? [_items objectAtIndex:0] : nil];
    // The next one is ready when its turn comes.
    if ([_items count] > 1) [(AVPlayerItem *)[_items objectAtIndex:1] load];
}

- (void)replaceCurrentItemWithPlayerItem:(AVPlayerItem *)item {
    if ([_items count]) [_items removeObjectAtIndex:0];
    if (item) [_items insertObject:item atIndex:0];
    [self playFirst];
}

- (NSArray *)items { return [_items copy]; }

- (void)advanceToNextItem {
    if ([_items count]) [_items removeObjectAtIndex:0];
    [self playFirst];
}

- (void)itemDidEnd:(AVPlayerItem *)item {
    BOOL advances = self.actionAtItemEnd == AVPlayerActionAtItemEndAdvance && item == self.currentItem;
    if (!advances) {
        [super itemDidEnd:item];
    } else if ([_items count] > 1) {
        [self advanceToNextItem];
    } else {
        [super itemDidEnd:item];
        [self advanceToNextItem];
    }
}

- (BOOL)canInsertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem {
    if (item == nil || item.player || [_items containsObject:item]) return NO;
    return afterItem == nil || [_items containsObject:afterItem];
}

- (void)insertItem:(AVPlayerItem *)item afterItem:(AVPlayerItem *)afterItem {
    if (![self canInsertItem:item afterItem:afterItem]) {
        [NSException raise:NSInvalidArgumentException
            format:@"-[AVQueuePlayer insertItem:afterItem:] cannot insert item"];
    }
    NSUInteger index = afterItem ? [_items indexOfObjectIdenticalTo:afterItem] + 1 : [_items count];
    [_items insertObject:item atIndex:index];
    if (self.currentItem == nil) [self playFirst];
    else if (index == 1) [item load];
}

- (void)removeItem:(AVPlayerItem *)item {
    if (item == self.currentItem) {
        if (item) [self advanceToNextItem];
    } else {
        [_items removeObjectIdenticalTo:item];
    }
}

- (void)removeAllItems {
    [_items removeAllObjects];
    [self playFirst];
}

@end
