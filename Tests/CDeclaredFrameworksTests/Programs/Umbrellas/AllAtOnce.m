// The umbrella headers of all frameworks go together, and without warnings.
// flags: -Werror
// > together
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
    printf("together\n");
    return 0;
}
