import UIKit

/// The lock screen and calls.
extension DeviceScreen {
    func showLockScreen() {
        homeScreen.leave()
        lockScreen.isHidden = false
        updateStatusBar()
    }

    func hideLockScreen() {
        lockScreen.isHidden = true
        updateStatusBar()
    }

    func showCall(with caller: String, _ phase: CallScreen.Phase) {
        callScreen.caller = caller
        callScreen.phase = phase
        callScreen.isHidden = false
        updateStatusBar()
    }

    /// Shows the call that is under way.
    func showCall() {
        callScreen.isHidden = false
        updateStatusBar()
    }

    /// Called when the green status bar of a call was tapped.
    var onCallBarTap: (() -> Void)? {
        get { statusBar.onTap }
        set { statusBar.onTap = newValue }
    }

    /// - Parameter seconds: how long the call has lasted that is behind what is on the screen; nil if there is none.
    func setCallBar(_ seconds: Int?) {
        statusBar.call = seconds
        let height = seconds == nil ? screen.profile.statusBarHeight : StatusBar.heightInCall
        homeScreen.statusBarHeight = height
        // The device's own apps are laid out by this process.
        UIApplication.shared.changeStatusBarHeight(to: height)
        updateStatusBar()
    }

    func hideCall() {
        callScreen.isHidden = true
        updateStatusBar()
    }
}
