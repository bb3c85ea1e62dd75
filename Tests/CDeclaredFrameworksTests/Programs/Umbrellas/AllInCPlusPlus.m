// The umbrella headers of all frameworks go together in Objective-C++ as well; what they declare has C's names.
// flags: -x objective-c++ -std=gnu++98
// > linked: rect 4, frame 1, sound 40964, marker 28, first of week 1
#import <AVFoundation/AVFoundation.h>
#import <Accelerate/Accelerate.h>
#import <Accounts/Accounts.h>
#import <AddressBook/AddressBook.h>
#import <AddressBookUI/AddressBookUI.h>
#import <AssetsLibrary/AssetsLibrary.h>
#import <AudioToolbox/AudioToolbox.h>
#import <AudioUnit/AudioUnit.h>
#import <CoreAudio/CoreAudioTypes.h>
#import <CoreBluetooth/CoreBluetooth.h>
#import <CoreData/CoreData.h>
#import <CoreImage/CoreImage.h>
#import <CoreLocation/CoreLocation.h>
#import <CoreMedia/CoreMedia.h>
#import <CoreMotion/CoreMotion.h>
#import <CoreTelephony/CTCall.h>
#import <CoreText/CoreText.h>
#import <CoreVideo/CoreVideo.h>
#import <EventKit/EventKit.h>
#import <EventKitUI/EventKitUI.h>
#import <ExternalAccessory/ExternalAccessory.h>
#import <GLKit/GLKit.h>
#import <GameKit/GameKit.h>
#import <ImageIO/ImageIO.h>
#import <MapKit/MapKit.h>
#import <MediaPlayer/MediaPlayer.h>
#import <MessageUI/MessageUI.h>
#import <MobileCoreServices/MobileCoreServices.h>
#import <NewsstandKit/NewsstandKit.h>
#import <OpenAL/al.h>
#import <OpenAL/alc.h>
#import <OpenAL/oalMacOSX_OALExtensions.h>
#import <OpenAL/oalStaticBufferExtension.h>
#import <OpenGLES/EAGL.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>
#import <OpenGLES/ES2/gl.h>
#import <OpenGLES/ES2/glext.h>
#import <QuickLook/QuickLook.h>
#import <StoreKit/StoreKit.h>
#import <Twitter/Twitter.h>
#import <UIKit/UIKit.h>
#import <iAd/iAd.h>

int main(void) {
    CGRect rect = CGRectMake(1, 2, 3, 4);
    CMAttitudeReferenceFrame frame = CMAttitudeReferenceFrameXArbitraryZVertical;
    // No source, no context: both would be errors.
    alSourcePlay(1);
    EKRecurrenceDayOfWeek *day = [EKRecurrenceDayOfWeek dayOfWeek:EKSunday];
    printf("linked: rect %g, frame %d, sound %d, marker %d, first of week %d\n", CGRectGetHeight(rect), (int)frame,
           (int)AL_INVALID_OPERATION, (int)sizeof(CAFMarker), (int)[day dayOfTheWeek]);
    return 0;
}
