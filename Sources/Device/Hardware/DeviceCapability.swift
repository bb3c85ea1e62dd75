/// Something that not every device has. The raw values are the names that apps use in `UIRequiredDeviceCapabilities`; the last
/// ones are this project's, for what apps find out in other ways, or only a person.
package enum DeviceCapability: String, Sendable, Hashable, CaseIterable {
    case telephony
    case wifi
    case sms
    case stillCamera = "still-camera"
    case autoFocusCamera = "auto-focus-camera"
    case frontFacingCamera = "front-facing-camera"
    case cameraFlash = "camera-flash"
    case videoCamera = "video-camera"
    case accelerometer
    case gyroscope
    case locationServices = "location-services"
    case gps
    case magnetometer
    case gameKit = "gamekit"
    case microphone
    case openGLES1 = "opengles-1"
    case openGLES2 = "opengles-2"
    case armv6
    case armv7
    case peerPeer = "peer-peer"
    case bluetoothLE = "bluetooth-le"
    case multitasking
    case proximity
    case vibration
    case volumeButtons = "volume-buttons"
    case silentSwitch = "silent-switch"
}
