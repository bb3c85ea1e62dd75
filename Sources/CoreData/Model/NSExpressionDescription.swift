import ObjCBridge

/// A column of a request's dictionaries that is computed.
public class NSExpressionDescription: NSPropertyDescription {
    public convenience init() { self.init(takingOver: Message.make("NSExpressionDescription", "init")) }

    public var expression: NSExpression? {
        get { send("expression") as? NSExpression }
        set { send("setExpression:", newValue) }
    }

    public var expressionResultType: NSAttributeType {
        get { NSAttributeType(rawValue: UInt(number("expressionResultType"))) ?? .undefinedAttributeType }
        set { send("setExpressionResultType:", newValue.rawValue) }
    }
}
