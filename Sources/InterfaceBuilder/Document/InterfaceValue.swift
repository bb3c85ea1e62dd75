import Foundation

/// What a document gives as a property's value.
package indirect enum InterfaceValue {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    case data(Data)
    /// Points, sizes (2), rectangles, insets, colour components: where the file spells numbers, not a string.
    case numbers([Double])
    /// An object of the document's list, or a value shared by several properties.
    case object(InterfaceObject)
    case array([InterfaceValue])
    case dictionary([(key: InterfaceValue, value: InterfaceValue)])
}
