import ObjCBridge

/// A value of an object.
public class NSAttributeDescription: NSPropertyDescription {
    public convenience init() { self.init(takingOver: Message.make("NSAttributeDescription", "init")) }

    /// Also sets the class of the values.
    public var attributeType: NSAttributeType {
        get { NSAttributeType(rawValue: UInt(number("attributeType"))) ?? .undefinedAttributeType }
        set { send("setAttributeType:", newValue.rawValue) }
    }

    public var attributeValueClassName: String? {
        get { text("attributeValueClassName") }
        set { send("setAttributeValueClassName:", newValue) }
    }

    /// The value of new objects.
    public var defaultValue: Any? {
        get { send("defaultValue") }
        set { send("setDefaultValue:", newValue) }
    }

    /// The transformer of a transformable attribute's values.
    public var valueTransformerName: String? {
        get { text("valueTransformerName") }
        set { send("setValueTransformerName:", newValue) }
    }

    /// Kept; values of any size are in the row.
    /// - Status: stub
    public var allowsExternalBinaryDataStorage: Bool {
        get { flag("allowsExternalBinaryDataStorage") }
        set { send("setAllowsExternalBinaryDataStorage:", newValue) }
    }
}
