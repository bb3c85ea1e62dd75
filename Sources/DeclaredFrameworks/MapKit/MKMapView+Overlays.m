// The overlays of a map: a list, so far.
#import "Notice/NotThereYet.h"
#import <MapKit/MapKit.h>
#import <objc/runtime.h>

@implementation MKMapView (OverlaysAPI)

static char overlaysKey;

/// Made when the first overlay is added.
static NSMutableArray *list(MKMapView *map) {
    NSMutableArray *overlays = objc_getAssociatedObject(map, &overlaysKey);
    if (overlays) return overlays;
    overlays = [NSMutableArray array];
    objc_setAssociatedObject(map, &overlaysKey, overlays, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    return overlays;
}

- (NSArray *)overlays { return [NSArray arrayWithArray:list(self)]; }

- (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index {
    NOT_THERE_YET("MKMapView", "drawing overlays");
    if (overlay == nil || [list(self) containsObject:overlay]) return;
    [list(self) insertObject:overlay atIndex:MIN(index, [list(self) count])];
}

- (void)addOverlay:(id<MKOverlay>)overlay { [self insertOverlay:overlay atIndex:NSNotFound]; }

- (void)addOverlays:(NSArray *)overlays {
    for (id<MKOverlay> overlay in overlays) [self addOverlay:overlay];
}

- (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)sibling {
    NSUInteger index = [list(self) indexOfObject:sibling];
    [self insertOverlay:overlay atIndex:index == NSNotFound ? index : index + 1];
}

- (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)sibling {
    [self insertOverlay:overlay atIndex:[list(self) indexOfObject:sibling]];
}

- (void)removeOverlay:(id<MKOverlay>)overlay { [list(self) removeObject:overlay]; }
- (void)removeOverlays:(NSArray *)overlays { [list(self) removeObjectsInArray:overlays]; }

- (void)exchangeOverlayAtIndex:(NSUInteger)index1 withOverlayAtIndex:(NSUInteger)index2 {
    [list(self) exchangeObjectAtIndex:index1 withObjectAtIndex:index2];
}

- (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay { return nil; }

@end
