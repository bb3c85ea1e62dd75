/// What a session can be asked to do.
package enum Command: String, Sendable, CaseIterable {
    // The session
    case deleteSession, getCapabilities, getTimeouts, setTimeouts, setImplicitWait, getSettings, setSettings
    case getLogTypes, getLog
    case getContext, setContext, getContexts
    // The screen
    case getSource, getScreenshot, getOrientation, setOrientation, getRotation, setRotation
    case getWindow, setWindow, getWindows, getWindowRect, setWindowRect, closeWindow
    case openURL, getURL, getTitle, back, forward, refresh
    // Elements
    case findElement, findElements, findChild, findChildren, getActiveElement
    case getAttribute, getProperty, getText, getName, getRect, isEnabled, isSelected, isDisplayed
    case getRole, getLabel, getCSS, getLocation, getSize, getLocationInView
    case click, clear, sendKeys, elementScreenshot
    case performActions, releaseActions, sendKeysAnywhere
    // Alerts
    case acceptAlert, dismissAlert, getAlertText, setAlertText
    // Scripts: `mobile:` commands
    case execute, executeAsync
    // Appium's own paths, each of which is a `mobile:` command too
    case installApp, removeApp, isAppInstalled, activateApp, terminateApp, queryAppState, backgroundApp
    case launchApp, closeApp, getStrings
    case lock, unlock, isLocked, shake, getDeviceTime, hideKeyboard, isKeyboardShown
    case setClipboard, getClipboard, pushFile, pullFile
    case setLocation, getGeolocation
    // W3C's that no app's screen has
    case unsupported
}
