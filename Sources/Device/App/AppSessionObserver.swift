import CoreGraphics
import DeviceLink

/// The events of a running app that the device handles.
@MainActor protocol AppSessionObserver: AnyObject {
    /// `application(_:didFinishLaunchingWithOptions:)` returned.
    func sessionDidLaunch(_ session: AppSession)
    /// The app's state has changed.
    func session(_ session: AppSession, didLeave state: AppSession.State)
    /// The app's surface has a new picture.
    func session(_ session: AppSession, didDraw damage: [PixelRect])
    /// The app was told that it is in the background, or begins or ends to have tasks there.
    func sessionDidChangeBackground(_ session: AppSession)
    /// A message that changes nothing in the session itself: status bar, badge, URL, sound.
    func session(_ session: AppSession, didAsk message: AppMessage)
    func session(_ session: AppSession, didReplyTree json: String, request: UInt32)
    func session(_ session: AppSession, didReply health: AppHealth, request: UInt32)
    func session(_ session: AppSession, didLog line: LogLine)
    /// The app closed its end of the link: its process is about to end, or should be.
    func sessionDidCloseLink(_ session: AppSession)
    /// The process is gone. The last call.
    func session(_ session: AppSession, didEnd outcome: AppExit.Outcome)
}
