/// What the sensor beside the device's speaker sees.
package enum ScriptProximity: String, CaseIterable, Sendable {
    case near
    case far
}
