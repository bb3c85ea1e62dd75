import Device

/// One step of a script: what a person, or the world, does to the device, or what should be on its screen.
public enum ScriptStep: Sendable, Hashable {
    case tap(ElementSelector)
    case tapPoint(x: Double, y: Double)
    case press(ElementSelector, seconds: Double)
    case pressPoint(x: Double, y: Double, seconds: Double)
    case touchDown(finger: Int, x: Double, y: Double)
    case touchMove(finger: Int, x: Double, y: Double)
    case touchUp(finger: Int)
    case type(String)
    case compose(String)
    case commit(String)
    case key(ScriptKey)
    case chord(ScriptChord)
    case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
    case flick(fromX: Double, fromY: Double, toX: Double, toY: Double)
    case pinch(centerX: Double, centerY: Double, scale: Double)
    case wait(seconds: Double)
    case waitFor(ElementSelector, seconds: Double)
    /// The seconds are how long it may take to come true.
    case expect(ElementSelector, seconds: Double = 0)
    case expectNot(ElementSelector, seconds: Double = 0)
    case expectValue(ElementSelector, TextMatch, seconds: Double = 0)
    /// The tolerance is the part of the pixels that may differ, in per cent.
    case expectPicture(file: String, tolerance: Double = 0, part: ElementSelector? = nil)
    /// Without a direction: down to the end, then up.
    case scrollTo(ElementSelector, ScriptDirection? = nil)
    /// Without an element: what has the keyboard.
    case clear(ElementSelector? = nil)
    case expectHealth
    case rotate(ScriptOrientation, seconds: Double)
    case shake
    case accelerate(x: Double, y: Double, z: Double)
    case location(latitude: Double, longitude: Double)
    case noLocation
    case route(String)
    /// From place to place, at a speed in metres a second.
    case journey([LocationRoute.Place], speed: Double)
    case heading(degrees: Double)
    case addMedia(file: String)
    /// A camera sees the picture of a file, or its test picture without one.
    case camera(DeviceCameraPosition, file: String?)
    /// The app sells what the file describes.
    case products(file: String)
    /// How the shop treats those who want to buy.
    case shop(ShopMode)
    /// Somebody signs in at Game Center, or nobody is signed in any more.
    case gamePlayer(String?)
    /// Game Center knows of the game what the file describes.
    case gameDescription(file: String)
    /// What becomes of an app's wish for an advertisement.
    case advertising(AdvertisingMode)
    /// Somebody with another device.
    case nearby(String, ScriptCompanion)
    /// Whether something is near to the front of the device.
    case proximity(isNear: Bool)
    /// From 0 to 1.
    case volume(Double)
    case volumeButton(ScriptVolumeButton)
    /// Whether the switch at the side says silent.
    case silent(Bool)
    /// Whether a headset is plugged in.
    case headset(isIn: Bool)
    /// The microphone hears a file of sound, or nothing without one.
    case microphone(file: String?)
    case hardwareKeyboard(Bool)
    case rendering(ScriptRendering, Bool)
    /// Home and Lock at once.
    case saveScreenshot
    case push(file: String)
    /// The level is from 0 to 1.
    case battery(level: Double, ScriptBattery)
    case network(ScriptNetwork)
    /// A cell: milliseconds from a request to its answer, kilobits a second, per cent of the packets.
    case cell(delay: Double, download: Double, upload: Double, loss: Double)
    /// Language, region or time zone; `default` for what the device comes with.
    case setting(ScriptSetting, String)
    case remoteControl(ScriptRemoteButton)
    case home
    case homeTwice
    case launch
    case lock
    case memoryWarning
    case call
    /// The number is empty for one who does not tell it.
    case ring(number: String)
    case text(String, number: String)
    /// As the device's screen is, or as it is looked at.
    case screenshot(file: String, isUpright: Bool = false)
    case tree(file: String)
}

/// The keys that a script can press.
public enum ScriptKey: String, Sendable, Hashable, CaseIterable {
    case `return`, delete, tab, space, escape, up, down, left, right
}

/// What a script can set of the device.
public enum ScriptSetting: String, Sendable, Hashable, CaseIterable {
    case language, region
    case timeZone = "time-zone"
    case clock = "24-hour"
}

/// What a script can press on a headset.
public enum ScriptRemoteButton: String, Sendable, Hashable, CaseIterable {
    case play, pause, stop, toggle, next, previous
    case beginSeekingBackward = "begin-seeking-backward"
    case endSeekingBackward = "end-seeking-backward"
    case beginSeekingForward = "begin-seeking-forward"
    case endSeekingForward = "end-seeking-forward"
}

/// What a script can say of the battery besides its charge.
public enum ScriptBattery: String, Sendable, Hashable, CaseIterable {
    case unplugged, charging, full
}

/// The networks that a script knows by name.
public enum ScriptNetwork: String, Sendable, Hashable, CaseIterable {
    case wifi, edge, lossy, none
    case threeG = "3g"
}

/// How a script can hold the device.
public enum ScriptOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscapeLeft = "landscape-left"
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}

/// Where a script looks for more of a list.
public enum ScriptDirection: String, Sendable, Hashable, CaseIterable {
    case up, down, left, right
}
