// The delegate of a fetched results controller in Swift apps.

#import "SwiftAccess/SwiftManagedObject.h"

@interface SwiftResultsDelegate : NSObject <NSFetchedResultsControllerDelegate> {
  @public
    void *_owner;
    ResultsListener _listener;
}
@end

@implementation SwiftResultsDelegate

- (void)controllerWillChangeContent:(NSFetchedResultsController *)controller {
    _listener.will_change(_owner);
}

- (void)controllerDidChangeContent:(NSFetchedResultsController *)controller {
    _listener.did_change(_owner);
}

- (void)controller:(NSFetchedResultsController *)controller
    didChangeSection:(id<NSFetchedResultsSectionInfo>)sectionInfo
             atIndex:(NSUInteger)sectionIndex
       forChangeType:(NSFetchedResultsChangeType)type {
    _listener.section_changed(_owner, sectionInfo, (long)sectionIndex, (long)type);
}

- (void)controller:(NSFetchedResultsController *)controller
    didChangeObject:(id)object
        atIndexPath:(NSIndexPath *)indexPath
      forChangeType:(NSFetchedResultsChangeType)type
       newIndexPath:(NSIndexPath *)newIndexPath {
    _listener.object_changed(_owner, object, indexPath, (long)type, newIndexPath);
}

- (NSString *)controller:(NSFetchedResultsController *)controller
    sectionIndexTitleForSectionName:(NSString *)sectionName {
    return _listener.index_title(_owner, sectionName);
}

@end

void *results_delegate_make(void *owner, ResultsListener listener) {
    SwiftResultsDelegate *made = [[SwiftResultsDelegate alloc] init];
    made->_owner = owner;
    made->_listener = listener;
    return (__bridge_retained void *)made;
}
