#import <EventKitUI/EventKitUI.h>
#import <GameKit/GameKit.h>
#import <MapKit/MapKit.h>
#import <MediaPlayer/MediaPlayer.h>
#import <UIKit/UIKit.h>

/// A screen of each framework that has any.
@interface ScreensController
    : UITableViewController <MKMapViewDelegate, UINavigationControllerDelegate, UIImagePickerControllerDelegate,
                             MPMediaPickerControllerDelegate, EKEventEditViewDelegate> {
    NSArray *names;
    GKPeerPickerController *peers;
}

@end
