import Device

/// One step of a script: what a person, or the world, does to the device, or what should be on its screen.
public enum ScriptStep: Sendable, Hashable {
    case tapLabel(String)
    case tapPoint(x: Double, y: Double)
    case pressLabel(String, seconds: Double)
    case pressPoint(x: Double, y: Double, seconds: Double)
    case touchDown(finger: Int, x: Double, y: Double)
    case touchMove(finger: Int, x: Double, y: Double)
    case touchUp(finger: Int)
    case type(String)
    case compose(String)
    case commit(String)
    case key(ScriptKey)
    case drag(fromX: Double, fromY: Double, toX: Double, toY: Double, seconds: Double)
    case flick(fromX: Double, fromY: Double, toX: Double, toY: Double)
    case pinch(centerX: Double, centerY: Double, scale: Double)
    case wait(seconds: Double)
    case waitFor(label: String, seconds: Double)
    case expect(label: String)
    case expectNot(label: String)
    case expectValue(label: String, value: String)
    case expectHealth
    case rotate(ScriptOrientation, seconds: Double)
    case shake
    case accelerate(x: Double, y: Double, z: Double)
    case location(latitude: Double, longitude: Double)
    case noLocation
    case route(String)
    case heading(degrees: Double)
    case addMedia(file: String)
    case remoteControl(ScriptRemoteButton)
    case home
    case launch
    case lock
    case memoryWarning
    case call
    case ring
    case screenshot(file: String)
    case tree(file: String)
}

/// The keys that a script can press.
public enum ScriptKey: String, Sendable, Hashable, CaseIterable {
    case `return`, delete, tab, space, escape, up, down, left, right
}

/// What a script can press on a headset.
public enum ScriptRemoteButton: String, Sendable, Hashable, CaseIterable {
    case play, pause, stop, toggle, next, previous
    case beginSeekingBackward = "begin-seeking-backward"
    case endSeekingBackward = "end-seeking-backward"
    case beginSeekingForward = "begin-seeking-forward"
    case endSeekingForward = "end-seeking-forward"
}

/// How a script can hold the device.
public enum ScriptOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    case landscapeLeft = "landscape-left"
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}
