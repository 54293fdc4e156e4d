// Made from wide.proto by protoc-gen-daybook; changes belong there.

package import Wire

extension TestWide {
  package struct Wide: Wire.Message {
    package var field1: Swift.String = ""

    package var field2: ArraySlice<Swift.UInt8> = []

    package var field3: Swift.Bool = false

    package var field4: Swift.Double = 0

    @Wire.Boxed package var field5: TestWide.Wide?

    package var field6: Swift.Int64 = 0

    package var field7: Swift.UInt32 = 0

    package var field8: [Swift.Int32] = []

    package var field9: [Swift.String] = []

    package var field10: [ArraySlice<Swift.UInt8>] = []

    package var field11: [Swift.Bool] = []

    package var field12: [Swift.Double] = []

    package var field13: [TestWide.Wide] = []

    package var field14: [Swift.Int64] = []

    package var field15: [Swift.UInt32] = []

    package var field16: Swift.Int32?

    package var field17: Swift.String?

    package var field18: ArraySlice<Swift.UInt8>?

    package var field19: Swift.Bool?

    package var field20: Swift.Double?

    @Wire.Boxed package var field21: TestWide.Wide?

    package var field22: Swift.Int64?

    package var field23: Swift.UInt32?

    package var field24: Swift.Int32 = 0

    package var field25: Swift.String = ""

    package var field26: ArraySlice<Swift.UInt8> = []

    package var field27: Swift.Bool = false

    package var field28: Swift.Double = 0

    @Wire.Boxed package var field29: TestWide.Wide?

    package var field30: Swift.Int64 = 0

    package var field31: Swift.UInt32 = 0

    package var field32: Swift.Int32 = 0

    package var field33: Swift.String = ""

    package var field34: ArraySlice<Swift.UInt8> = []

    package var field35: Swift.Bool = false

    package var field36: Swift.Double = 0

    @Wire.Boxed package var field37: TestWide.Wide?

    package var field38: Swift.Int64 = 0

    package var field39: Swift.UInt32 = 0

    package var field40: [Swift.Int32] = []

    package var field41: [Swift.String] = []

    package var field42: [ArraySlice<Swift.UInt8>] = []

    package var field43: [Swift.Bool] = []

    package var field44: [Swift.Double] = []

    package var field45: [TestWide.Wide] = []

    package var field46: [Swift.Int64] = []

    package var field47: [Swift.UInt32] = []

    package var field48: Swift.Int32?

    package var field49: Swift.String?

    package var field50: [ExactText: ArraySlice<Swift.UInt8>] = [:]

    package var field51: Swift.Bool?

    package var field52: Swift.Double?

    @Wire.Boxed package var field53: TestWide.Wide?

    package var field54: Swift.Int64?

    package var field55: Swift.UInt32?

    package var field56: Swift.Int32 = 0

    package var field57: Swift.String = ""

    package var field58: ArraySlice<Swift.UInt8> = []

    package var field59: Swift.Bool = false

    package var field60: Swift.Double = 0

    @Wire.Boxed package var field61: TestWide.Wide?

    package var field62: Swift.Int64 = 0

    package var field63: Swift.UInt32 = 0

    package var field64: Swift.Int32 = 0

    package var field65: Swift.String = ""

    package var field66: ArraySlice<Swift.UInt8> = []

    package var field67: Swift.Bool = false

    package var field68: Swift.Double = 0

    @Wire.Boxed package var field69: TestWide.Wide?

    package var field70: Swift.Int64 = 0

    package var field71: Swift.UInt32 = 0

    package var field72: [Swift.Int32] = []

    package var field73: [Swift.String] = []

    package var field74: [ArraySlice<Swift.UInt8>] = []

    package var field75: [Swift.Bool] = []

    package var field76: [Swift.Double] = []

    package var field77: [TestWide.Wide] = []

    package var field78: [Swift.Int64] = []

    package var field79: [Swift.UInt32] = []

    package var field80: Swift.Int32?

    package var field81: Swift.String?

    package var field82: ArraySlice<Swift.UInt8>?

    package var field83: Swift.Bool?

    package var field84: Swift.Double?

    @Wire.Boxed package var field85: TestWide.Wide?

    package var field86: Swift.Int64?

    package var field87: Swift.UInt32?

    package var field88: Swift.Int32 = 0

    package var field89: Swift.String = ""

    package var field90: ArraySlice<Swift.UInt8> = []

    package var field91: Swift.Bool = false

    package var field92: Swift.Double = 0

    @Wire.Boxed package var field93: TestWide.Wide?

    package var field94: Swift.Int64 = 0

    package var field95: Swift.UInt32 = 0

    package var field96: Swift.Int32 = 0

    package var field97: Swift.String = ""

    package var field98: ArraySlice<Swift.UInt8> = []

    package var field99: Swift.Bool = false

    package var field100: [ExactText: Swift.Double] = [:]

    @Wire.Boxed package var field101: TestWide.Wide?

    package var field102: Swift.Int64 = 0

    package var field103: Swift.UInt32 = 0

    package var field104: [Swift.Int32] = []

    package var field105: [Swift.String] = []

    package var field106: [ArraySlice<Swift.UInt8>] = []

    package var field107: [Swift.Bool] = []

    package var field108: [Swift.Double] = []

    package var field109: [TestWide.Wide] = []

    package var field110: [Swift.Int64] = []

    package var field111: [Swift.UInt32] = []

    package var field112: Swift.Int32?

    package var field113: Swift.String?

    package var field114: ArraySlice<Swift.UInt8>?

    package var field115: Swift.Bool?

    package var field116: Swift.Double?

    @Wire.Boxed package var field117: TestWide.Wide?

    package var field118: Swift.Int64?

    package var field119: Swift.UInt32?

    package var field120: Swift.Int32 = 0

    package var field121: Swift.String = ""

    package var field122: ArraySlice<Swift.UInt8> = []

    package var field123: Swift.Bool = false

    package var field124: Swift.Double = 0

    @Wire.Boxed package var field125: TestWide.Wide?

    package var field126: Swift.Int64 = 0

    package var field127: Swift.UInt32 = 0

    package var field128: Swift.Int32 = 0

    package var field129: Swift.String = ""

    package var field130: ArraySlice<Swift.UInt8> = []

    package var field131: Swift.Bool = false

    package var field132: Swift.Double = 0

    @Wire.Boxed package var field133: TestWide.Wide?

    package var field134: Swift.Int64 = 0

    package var field135: Swift.UInt32 = 0

    package var field136: [Swift.Int32] = []

    package var field137: [Swift.String] = []

    package var field138: [ArraySlice<Swift.UInt8>] = []

    package var field139: [Swift.Bool] = []

    package var field140: [Swift.Double] = []

    package var field141: [TestWide.Wide] = []

    package var field142: [Swift.Int64] = []

    package var field143: [Swift.UInt32] = []

    package var field144: Swift.Int32?

    package var field145: Swift.String?

    package var field146: ArraySlice<Swift.UInt8>?

    package var field147: Swift.Bool?

    package var field148: Swift.Double?

    @Wire.Boxed package var field149: TestWide.Wide?

    package var field150: [ExactText: Swift.Int64] = [:]

    package var field151: Swift.UInt32?

    package var field152: Swift.Int32 = 0

    package var field153: Swift.String = ""

    package var field154: ArraySlice<Swift.UInt8> = []

    package var field155: Swift.Bool = false

    package var field156: Swift.Double = 0

    @Wire.Boxed package var field157: TestWide.Wide?

    package var field158: Swift.Int64 = 0

    package var field159: Swift.UInt32 = 0

    package var field160: Swift.Int32 = 0

    package var field161: Swift.String = ""

    package var field162: ArraySlice<Swift.UInt8> = []

    package var field163: Swift.Bool = false

    package var field164: Swift.Double = 0

    @Wire.Boxed package var field165: TestWide.Wide?

    package var field166: Swift.Int64 = 0

    package var field167: Swift.UInt32 = 0

    package var field168: [Swift.Int32] = []

    package var field169: [Swift.String] = []

    package var field170: [ArraySlice<Swift.UInt8>] = []

    package var field171: [Swift.Bool] = []

    package var field172: [Swift.Double] = []

    package var field173: [TestWide.Wide] = []

    package var field174: [Swift.Int64] = []

    package var field175: [Swift.UInt32] = []

    package var field176: Swift.Int32?

    package var field177: Swift.String?

    package var field178: ArraySlice<Swift.UInt8>?

    package var field179: Swift.Bool?

    package var field180: Swift.Double?

    @Wire.Boxed package var field181: TestWide.Wide?

    package var field182: Swift.Int64?

    package var field183: Swift.UInt32?

    package var field184: Swift.Int32 = 0

    package var field185: Swift.String = ""

    package var field186: ArraySlice<Swift.UInt8> = []

    package var field187: Swift.Bool = false

    package var field188: Swift.Double = 0

    @Wire.Boxed package var field189: TestWide.Wide?

    package var field190: Swift.Int64 = 0

    package var field191: Swift.UInt32 = 0

    package var field192: Swift.Int32 = 0

    package var field193: Swift.String = ""

    package var field194: ArraySlice<Swift.UInt8> = []

    package var field195: Swift.Bool = false

    package var field196: Swift.Double = 0

    @Wire.Boxed package var field197: TestWide.Wide?

    package var field198: Swift.Int64 = 0

    package var field199: Swift.UInt32 = 0

    package var field200: [ExactText: Swift.Int32] = [:]

    package var field201: [Swift.String] = []

    package var field202: [ArraySlice<Swift.UInt8>] = []

    package var field203: [Swift.Bool] = []

    package var field204: [Swift.Double] = []

    package var field205: [TestWide.Wide] = []

    package var field206: [Swift.Int64] = []

    package var field207: [Swift.UInt32] = []

    package var field208: Swift.Int32?

    package var field209: Swift.String?

    package var field210: ArraySlice<Swift.UInt8>?

    package var field211: Swift.Bool?

    package var field212: Swift.Double?

    @Wire.Boxed package var field213: TestWide.Wide?

    package var field214: Swift.Int64?

    package var field215: Swift.UInt32?

    package var field216: Swift.Int32 = 0

    package var field217: Swift.String = ""

    package var field218: ArraySlice<Swift.UInt8> = []

    package var field219: Swift.Bool = false

    package var field220: Swift.Double = 0

    @Wire.Boxed package var field221: TestWide.Wide?

    package var field222: Swift.Int64 = 0

    package var field223: Swift.UInt32 = 0

    package var field224: Swift.Int32 = 0

    package var field225: Swift.String = ""

    package var field226: ArraySlice<Swift.UInt8> = []

    package var field227: Swift.Bool = false

    package var field228: Swift.Double = 0

    @Wire.Boxed package var field229: TestWide.Wide?

    package var field230: Swift.Int64 = 0

    package var field231: Swift.UInt32 = 0

    package var field232: [Swift.Int32] = []

    package var field233: [Swift.String] = []

    package var field234: [ArraySlice<Swift.UInt8>] = []

    package var field235: [Swift.Bool] = []

    package var field236: [Swift.Double] = []

    package var field237: [TestWide.Wide] = []

    package var field238: [Swift.Int64] = []

    package var field239: [Swift.UInt32] = []

    package var field240: Swift.Int32?

    package var field241: Swift.String?

    package var field242: ArraySlice<Swift.UInt8>?

    package var field243: Swift.Bool?

    package var field244: Swift.Double?

    @Wire.Boxed package var field245: TestWide.Wide?

    package var field246: Swift.Int64?

    package var field247: Swift.UInt32?

    package var field248: Swift.Int32 = 0

    package var field249: Swift.String = ""

    package var field250: [ExactText: ArraySlice<Swift.UInt8>] = [:]

    package var field251: Swift.Bool = false

    package var field252: Swift.Double = 0

    @Wire.Boxed package var field253: TestWide.Wide?

    package var field254: Swift.Int64 = 0

    package var field255: Swift.UInt32 = 0

    package var field256: Swift.Int32 = 0

    package var field257: Swift.String = ""

    package var field258: ArraySlice<Swift.UInt8> = []

    package var field259: Swift.Bool = false

    package var field260: Swift.Double = 0

    @Wire.Boxed package var field261: TestWide.Wide?

    package var field262: Swift.Int64 = 0

    package var field263: Swift.UInt32 = 0

    package var field264: [Swift.Int32] = []

    package var field265: [Swift.String] = []

    package var field266: [ArraySlice<Swift.UInt8>] = []

    package var field267: [Swift.Bool] = []

    package var field268: [Swift.Double] = []

    package var field269: [TestWide.Wide] = []

    package var field270: [Swift.Int64] = []

    package var field271: [Swift.UInt32] = []

    package var field272: Swift.Int32?

    package var field273: Swift.String?

    package var field274: ArraySlice<Swift.UInt8>?

    package var field275: Swift.Bool?

    package var field276: Swift.Double?

    @Wire.Boxed package var field277: TestWide.Wide?

    package var field278: Swift.Int64?

    package var field279: Swift.UInt32?

    package var field280: Swift.Int32 = 0

    package var field281: Swift.String = ""

    package var field282: ArraySlice<Swift.UInt8> = []

    package var field283: Swift.Bool = false

    package var field284: Swift.Double = 0

    @Wire.Boxed package var field285: TestWide.Wide?

    package var field286: Swift.Int64 = 0

    package var field287: Swift.UInt32 = 0

    package var field288: Swift.Int32 = 0

    package var field289: Swift.String = ""

    package var field290: ArraySlice<Swift.UInt8> = []

    package var field291: Swift.Bool = false

    package var field292: Swift.Double = 0

    @Wire.Boxed package var field293: TestWide.Wide?

    package var field294: Swift.Int64 = 0

    package var field295: Swift.UInt32 = 0

    package var field296: [Swift.Int32] = []

    package var field297: [Swift.String] = []

    package var field298: [ArraySlice<Swift.UInt8>] = []

    package var field299: [Swift.Bool] = []

    package var field300: [ExactText: Swift.Double] = [:]

    package var field301: [TestWide.Wide] = []

    package var field302: [Swift.Int64] = []

    package var field303: [Swift.UInt32] = []

    package var field304: Swift.Int32?

    package var field305: Swift.String?

    package var field306: ArraySlice<Swift.UInt8>?

    package var field307: Swift.Bool?

    package var field308: Swift.Double?

    @Wire.Boxed package var field309: TestWide.Wide?

    package var field310: Swift.Int64?

    package var field311: Swift.UInt32?

    package var field312: Swift.Int32 = 0

    package var field313: Swift.String = ""

    package var field314: ArraySlice<Swift.UInt8> = []

    package var field315: Swift.Bool = false

    package var field316: Swift.Double = 0

    @Wire.Boxed package var field317: TestWide.Wide?

    package var field318: Swift.Int64 = 0

    package var field319: Swift.UInt32 = 0

    package var field320: Swift.Int32 = 0

    package var field321: Swift.String = ""

    package var field322: ArraySlice<Swift.UInt8> = []

    package var field323: Swift.Bool = false

    package var field324: Swift.Double = 0

    @Wire.Boxed package var field325: TestWide.Wide?

    package var field326: Swift.Int64 = 0

    package var field327: Swift.UInt32 = 0

    package var field328: [Swift.Int32] = []

    package var field329: [Swift.String] = []

    package var field330: [ArraySlice<Swift.UInt8>] = []

    package var field331: [Swift.Bool] = []

    package var field332: [Swift.Double] = []

    package var field333: [TestWide.Wide] = []

    package var field334: [Swift.Int64] = []

    package var field335: [Swift.UInt32] = []

    package var field336: Swift.Int32?

    package var field337: Swift.String?

    package var field338: ArraySlice<Swift.UInt8>?

    package var field339: Swift.Bool?

    package var field340: Swift.Double?

    @Wire.Boxed package var field341: TestWide.Wide?

    package var field342: Swift.Int64?

    package var field343: Swift.UInt32?

    package var field344: Swift.Int32 = 0

    package var field345: Swift.String = ""

    package var field346: ArraySlice<Swift.UInt8> = []

    package var field347: Swift.Bool = false

    package var field348: Swift.Double = 0

    @Wire.Boxed package var field349: TestWide.Wide?

    package var field350: [ExactText: Swift.Int64] = [:]

    package var field351: Swift.UInt32 = 0

    package var field352: Swift.Int32 = 0

    package var field353: Swift.String = ""

    package var field354: ArraySlice<Swift.UInt8> = []

    package var field355: Swift.Bool = false

    package var field356: Swift.Double = 0

    @Wire.Boxed package var field357: TestWide.Wide?

    package var field358: Swift.Int64 = 0

    package var field359: Swift.UInt32 = 0

    package var field360: [Swift.Int32] = []

    package var field361: [Swift.String] = []

    package var field362: [ArraySlice<Swift.UInt8>] = []

    package var field363: [Swift.Bool] = []

    package var field364: [Swift.Double] = []

    package var field365: [TestWide.Wide] = []

    package var field366: [Swift.Int64] = []

    package var field367: [Swift.UInt32] = []

    package var field368: Swift.Int32?

    package var field369: Swift.String?

    package var field370: ArraySlice<Swift.UInt8>?

    package var field371: Swift.Bool?

    package var field372: Swift.Double?

    @Wire.Boxed package var field373: TestWide.Wide?

    package var field374: Swift.Int64?

    package var field375: Swift.UInt32?

    package var field376: Swift.Int32 = 0

    package var field377: Swift.String = ""

    package var field378: ArraySlice<Swift.UInt8> = []

    package var field379: Swift.Bool = false

    package var field380: Swift.Double = 0

    @Wire.Boxed package var field381: TestWide.Wide?

    package var field382: Swift.Int64 = 0

    package var field383: Swift.UInt32 = 0

    package var field384: Swift.Int32 = 0

    package var field385: Swift.String = ""

    package var field386: ArraySlice<Swift.UInt8> = []

    package var field387: Swift.Bool = false

    package var field388: Swift.Double = 0

    @Wire.Boxed package var field389: TestWide.Wide?

    package var field390: Swift.Int64 = 0

    package var field391: Swift.UInt32 = 0

    package var field392: [Swift.Int32] = []

    package var field393: [Swift.String] = []

    package var field394: [ArraySlice<Swift.UInt8>] = []

    package var field395: [Swift.Bool] = []

    package var field396: [Swift.Double] = []

    package var field397: [TestWide.Wide] = []

    package var field398: [Swift.Int64] = []

    package var field399: [Swift.UInt32] = []

    package var field400: [ExactText: Swift.Int32] = [:]

    package var field401: Swift.String?

    package var field402: ArraySlice<Swift.UInt8>?

    package var field403: Swift.Bool?

    package var field404: Swift.Double?

    @Wire.Boxed package var field405: TestWide.Wide?

    package var field406: Swift.Int64?

    package var field407: Swift.UInt32?

    package var field408: Swift.Int32 = 0

    package var field409: Swift.String = ""

    package var field410: ArraySlice<Swift.UInt8> = []

    package var field411: Swift.Bool = false

    package var field412: Swift.Double = 0

    @Wire.Boxed package var field413: TestWide.Wide?

    package var field414: Swift.Int64 = 0

    package var field415: Swift.UInt32 = 0

    package var field416: Swift.Int32 = 0

    package var field417: Swift.String = ""

    package var field418: ArraySlice<Swift.UInt8> = []

    package var field419: Swift.Bool = false

    package var field420: Swift.Double = 0

    @Wire.Boxed package var field421: TestWide.Wide?

    package var field422: Swift.Int64 = 0

    package var field423: Swift.UInt32 = 0

    package var field424: [Swift.Int32] = []

    package var field425: [Swift.String] = []

    package var field426: [ArraySlice<Swift.UInt8>] = []

    package var field427: [Swift.Bool] = []

    package var field428: [Swift.Double] = []

    package var field429: [TestWide.Wide] = []

    package var field430: [Swift.Int64] = []

    package var field431: [Swift.UInt32] = []

    package var field432: Swift.Int32?

    package var field433: Swift.String?

    package var field434: ArraySlice<Swift.UInt8>?

    package var field435: Swift.Bool?

    package var field436: Swift.Double?

    @Wire.Boxed package var field437: TestWide.Wide?

    package var field438: Swift.Int64?

    package var field439: Swift.UInt32?

    package var field440: Swift.Int32 = 0

    package var field441: Swift.String = ""

    package var field442: ArraySlice<Swift.UInt8> = []

    package var field443: Swift.Bool = false

    package var field444: Swift.Double = 0

    @Wire.Boxed package var field445: TestWide.Wide?

    package var field446: Swift.Int64 = 0

    package var field447: Swift.UInt32 = 0

    package var field448: Swift.Int32 = 0

    package var field449: Swift.String = ""

    package var field450: [ExactText: ArraySlice<Swift.UInt8>] = [:]

    package var field451: Swift.Bool = false

    package var field452: Swift.Double = 0

    @Wire.Boxed package var field453: TestWide.Wide?

    package var field454: Swift.Int64 = 0

    package var field455: Swift.UInt32 = 0

    package var field456: [Swift.Int32] = []

    package var field457: [Swift.String] = []

    package var field458: [ArraySlice<Swift.UInt8>] = []

    package var field459: [Swift.Bool] = []

    package var field460: [Swift.Double] = []

    package var field461: [TestWide.Wide] = []

    package var field462: [Swift.Int64] = []

    package var field463: [Swift.UInt32] = []

    package var field464: Swift.Int32?

    package var field465: Swift.String?

    package var field466: ArraySlice<Swift.UInt8>?

    package var field467: Swift.Bool?

    package var field468: Swift.Double?

    @Wire.Boxed package var field469: TestWide.Wide?

    package var field470: Swift.Int64?

    package var field471: Swift.UInt32?

    package var field472: Swift.Int32 = 0

    package var field473: Swift.String = ""

    package var field474: ArraySlice<Swift.UInt8> = []

    package var field475: Swift.Bool = false

    package var field476: Swift.Double = 0

    @Wire.Boxed package var field477: TestWide.Wide?

    package var field478: Swift.Int64 = 0

    package var field479: Swift.UInt32 = 0

    package var field480: Swift.Int32 = 0

    package var field481: Swift.String = ""

    package var field482: ArraySlice<Swift.UInt8> = []

    package var field483: Swift.Bool = false

    package var field484: Swift.Double = 0

    @Wire.Boxed package var field485: TestWide.Wide?

    package var field486: Swift.Int64 = 0

    package var field487: Swift.UInt32 = 0

    package var field488: [Swift.Int32] = []

    package var field489: [Swift.String] = []

    package var field490: [ArraySlice<Swift.UInt8>] = []

    package var field491: [Swift.Bool] = []

    package var field492: [Swift.Double] = []

    package var field493: [TestWide.Wide] = []

    package var field494: [Swift.Int64] = []

    package var field495: [Swift.UInt32] = []

    package var field496: Swift.Int32?

    package var field497: Swift.String?

    package var field498: ArraySlice<Swift.UInt8>?

    package var field499: Swift.Bool?

    package var field500: [ExactText: Swift.Double] = [:]

    package var unknownFields = Wire.UnknownFields()

    package init() {}
  }
}

extension TestWide.Wide {
  package static let fullName: Swift.String = "test.wide.Wide"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "field_1", "field1"),
    Wire.FieldInfo(2, "field_2", "field2"),
    Wire.FieldInfo(3, "field_3", "field3"),
    Wire.FieldInfo(4, "field_4", "field4"),
    Wire.FieldInfo(5, "field_5", "field5", .single, TestWide.Wide.self),
    Wire.FieldInfo(6, "field_6", "field6"),
    Wire.FieldInfo(7, "field_7", "field7"),
    Wire.FieldInfo(8, "field_8", "field8", .repeated),
    Wire.FieldInfo(9, "field_9", "field9", .repeated),
    Wire.FieldInfo(10, "field_10", "field10", .repeated),
    Wire.FieldInfo(11, "field_11", "field11", .repeated),
    Wire.FieldInfo(12, "field_12", "field12", .repeated),
    Wire.FieldInfo(13, "field_13", "field13", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(14, "field_14", "field14", .repeated),
    Wire.FieldInfo(15, "field_15", "field15", .repeated),
    Wire.FieldInfo(16, "field_16", "field16"),
    Wire.FieldInfo(17, "field_17", "field17"),
    Wire.FieldInfo(18, "field_18", "field18"),
    Wire.FieldInfo(19, "field_19", "field19"),
    Wire.FieldInfo(20, "field_20", "field20"),
    Wire.FieldInfo(21, "field_21", "field21", .single, TestWide.Wide.self),
    Wire.FieldInfo(22, "field_22", "field22"),
    Wire.FieldInfo(23, "field_23", "field23"),
    Wire.FieldInfo(24, "field_24", "field24"),
    Wire.FieldInfo(25, "field_25", "field25"),
    Wire.FieldInfo(26, "field_26", "field26"),
    Wire.FieldInfo(27, "field_27", "field27"),
    Wire.FieldInfo(28, "field_28", "field28"),
    Wire.FieldInfo(29, "field_29", "field29", .single, TestWide.Wide.self),
    Wire.FieldInfo(30, "field_30", "field30"),
    Wire.FieldInfo(31, "field_31", "field31"),
    Wire.FieldInfo(32, "field_32", "field32"),
    Wire.FieldInfo(33, "field_33", "field33"),
    Wire.FieldInfo(34, "field_34", "field34"),
    Wire.FieldInfo(35, "field_35", "field35"),
    Wire.FieldInfo(36, "field_36", "field36"),
    Wire.FieldInfo(37, "field_37", "field37", .single, TestWide.Wide.self),
    Wire.FieldInfo(38, "field_38", "field38"),
    Wire.FieldInfo(39, "field_39", "field39"),
    Wire.FieldInfo(40, "field_40", "field40", .repeated),
    Wire.FieldInfo(41, "field_41", "field41", .repeated),
    Wire.FieldInfo(42, "field_42", "field42", .repeated),
    Wire.FieldInfo(43, "field_43", "field43", .repeated),
    Wire.FieldInfo(44, "field_44", "field44", .repeated),
    Wire.FieldInfo(45, "field_45", "field45", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(46, "field_46", "field46", .repeated),
    Wire.FieldInfo(47, "field_47", "field47", .repeated),
    Wire.FieldInfo(48, "field_48", "field48"),
    Wire.FieldInfo(49, "field_49", "field49"),
    Wire.FieldInfo(50, "field_50", "field50", .map),
    Wire.FieldInfo(51, "field_51", "field51"),
    Wire.FieldInfo(52, "field_52", "field52"),
    Wire.FieldInfo(53, "field_53", "field53", .single, TestWide.Wide.self),
    Wire.FieldInfo(54, "field_54", "field54"),
    Wire.FieldInfo(55, "field_55", "field55"),
    Wire.FieldInfo(56, "field_56", "field56"),
    Wire.FieldInfo(57, "field_57", "field57"),
    Wire.FieldInfo(58, "field_58", "field58"),
    Wire.FieldInfo(59, "field_59", "field59"),
    Wire.FieldInfo(60, "field_60", "field60"),
    Wire.FieldInfo(61, "field_61", "field61", .single, TestWide.Wide.self),
    Wire.FieldInfo(62, "field_62", "field62"),
    Wire.FieldInfo(63, "field_63", "field63"),
    Wire.FieldInfo(64, "field_64", "field64"),
    Wire.FieldInfo(65, "field_65", "field65"),
    Wire.FieldInfo(66, "field_66", "field66"),
    Wire.FieldInfo(67, "field_67", "field67"),
    Wire.FieldInfo(68, "field_68", "field68"),
    Wire.FieldInfo(69, "field_69", "field69", .single, TestWide.Wide.self),
    Wire.FieldInfo(70, "field_70", "field70"),
    Wire.FieldInfo(71, "field_71", "field71"),
    Wire.FieldInfo(72, "field_72", "field72", .repeated),
    Wire.FieldInfo(73, "field_73", "field73", .repeated),
    Wire.FieldInfo(74, "field_74", "field74", .repeated),
    Wire.FieldInfo(75, "field_75", "field75", .repeated),
    Wire.FieldInfo(76, "field_76", "field76", .repeated),
    Wire.FieldInfo(77, "field_77", "field77", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(78, "field_78", "field78", .repeated),
    Wire.FieldInfo(79, "field_79", "field79", .repeated),
    Wire.FieldInfo(80, "field_80", "field80"),
    Wire.FieldInfo(81, "field_81", "field81"),
    Wire.FieldInfo(82, "field_82", "field82"),
    Wire.FieldInfo(83, "field_83", "field83"),
    Wire.FieldInfo(84, "field_84", "field84"),
    Wire.FieldInfo(85, "field_85", "field85", .single, TestWide.Wide.self),
    Wire.FieldInfo(86, "field_86", "field86"),
    Wire.FieldInfo(87, "field_87", "field87"),
    Wire.FieldInfo(88, "field_88", "field88"),
    Wire.FieldInfo(89, "field_89", "field89"),
    Wire.FieldInfo(90, "field_90", "field90"),
    Wire.FieldInfo(91, "field_91", "field91"),
    Wire.FieldInfo(92, "field_92", "field92"),
    Wire.FieldInfo(93, "field_93", "field93", .single, TestWide.Wide.self),
    Wire.FieldInfo(94, "field_94", "field94"),
    Wire.FieldInfo(95, "field_95", "field95"),
    Wire.FieldInfo(96, "field_96", "field96"),
    Wire.FieldInfo(97, "field_97", "field97"),
    Wire.FieldInfo(98, "field_98", "field98"),
    Wire.FieldInfo(99, "field_99", "field99"),
    Wire.FieldInfo(100, "field_100", "field100", .map),
    Wire.FieldInfo(101, "field_101", "field101", .single, TestWide.Wide.self),
    Wire.FieldInfo(102, "field_102", "field102"),
    Wire.FieldInfo(103, "field_103", "field103"),
    Wire.FieldInfo(104, "field_104", "field104", .repeated),
    Wire.FieldInfo(105, "field_105", "field105", .repeated),
    Wire.FieldInfo(106, "field_106", "field106", .repeated),
    Wire.FieldInfo(107, "field_107", "field107", .repeated),
    Wire.FieldInfo(108, "field_108", "field108", .repeated),
    Wire.FieldInfo(109, "field_109", "field109", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(110, "field_110", "field110", .repeated),
    Wire.FieldInfo(111, "field_111", "field111", .repeated),
    Wire.FieldInfo(112, "field_112", "field112"),
    Wire.FieldInfo(113, "field_113", "field113"),
    Wire.FieldInfo(114, "field_114", "field114"),
    Wire.FieldInfo(115, "field_115", "field115"),
    Wire.FieldInfo(116, "field_116", "field116"),
    Wire.FieldInfo(117, "field_117", "field117", .single, TestWide.Wide.self),
    Wire.FieldInfo(118, "field_118", "field118"),
    Wire.FieldInfo(119, "field_119", "field119"),
    Wire.FieldInfo(120, "field_120", "field120"),
    Wire.FieldInfo(121, "field_121", "field121"),
    Wire.FieldInfo(122, "field_122", "field122"),
    Wire.FieldInfo(123, "field_123", "field123"),
    Wire.FieldInfo(124, "field_124", "field124"),
    Wire.FieldInfo(125, "field_125", "field125", .single, TestWide.Wide.self),
    Wire.FieldInfo(126, "field_126", "field126"),
    Wire.FieldInfo(127, "field_127", "field127"),
    Wire.FieldInfo(128, "field_128", "field128"),
    Wire.FieldInfo(129, "field_129", "field129"),
    Wire.FieldInfo(130, "field_130", "field130"),
    Wire.FieldInfo(131, "field_131", "field131"),
    Wire.FieldInfo(132, "field_132", "field132"),
    Wire.FieldInfo(133, "field_133", "field133", .single, TestWide.Wide.self),
    Wire.FieldInfo(134, "field_134", "field134"),
    Wire.FieldInfo(135, "field_135", "field135"),
    Wire.FieldInfo(136, "field_136", "field136", .repeated),
    Wire.FieldInfo(137, "field_137", "field137", .repeated),
    Wire.FieldInfo(138, "field_138", "field138", .repeated),
    Wire.FieldInfo(139, "field_139", "field139", .repeated),
    Wire.FieldInfo(140, "field_140", "field140", .repeated),
    Wire.FieldInfo(141, "field_141", "field141", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(142, "field_142", "field142", .repeated),
    Wire.FieldInfo(143, "field_143", "field143", .repeated),
    Wire.FieldInfo(144, "field_144", "field144"),
    Wire.FieldInfo(145, "field_145", "field145"),
    Wire.FieldInfo(146, "field_146", "field146"),
    Wire.FieldInfo(147, "field_147", "field147"),
    Wire.FieldInfo(148, "field_148", "field148"),
    Wire.FieldInfo(149, "field_149", "field149", .single, TestWide.Wide.self),
    Wire.FieldInfo(150, "field_150", "field150", .map),
    Wire.FieldInfo(151, "field_151", "field151"),
    Wire.FieldInfo(152, "field_152", "field152"),
    Wire.FieldInfo(153, "field_153", "field153"),
    Wire.FieldInfo(154, "field_154", "field154"),
    Wire.FieldInfo(155, "field_155", "field155"),
    Wire.FieldInfo(156, "field_156", "field156"),
    Wire.FieldInfo(157, "field_157", "field157", .single, TestWide.Wide.self),
    Wire.FieldInfo(158, "field_158", "field158"),
    Wire.FieldInfo(159, "field_159", "field159"),
    Wire.FieldInfo(160, "field_160", "field160"),
    Wire.FieldInfo(161, "field_161", "field161"),
    Wire.FieldInfo(162, "field_162", "field162"),
    Wire.FieldInfo(163, "field_163", "field163"),
    Wire.FieldInfo(164, "field_164", "field164"),
    Wire.FieldInfo(165, "field_165", "field165", .single, TestWide.Wide.self),
    Wire.FieldInfo(166, "field_166", "field166"),
    Wire.FieldInfo(167, "field_167", "field167"),
    Wire.FieldInfo(168, "field_168", "field168", .repeated),
    Wire.FieldInfo(169, "field_169", "field169", .repeated),
    Wire.FieldInfo(170, "field_170", "field170", .repeated),
    Wire.FieldInfo(171, "field_171", "field171", .repeated),
    Wire.FieldInfo(172, "field_172", "field172", .repeated),
    Wire.FieldInfo(173, "field_173", "field173", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(174, "field_174", "field174", .repeated),
    Wire.FieldInfo(175, "field_175", "field175", .repeated),
    Wire.FieldInfo(176, "field_176", "field176"),
    Wire.FieldInfo(177, "field_177", "field177"),
    Wire.FieldInfo(178, "field_178", "field178"),
    Wire.FieldInfo(179, "field_179", "field179"),
    Wire.FieldInfo(180, "field_180", "field180"),
    Wire.FieldInfo(181, "field_181", "field181", .single, TestWide.Wide.self),
    Wire.FieldInfo(182, "field_182", "field182"),
    Wire.FieldInfo(183, "field_183", "field183"),
    Wire.FieldInfo(184, "field_184", "field184"),
    Wire.FieldInfo(185, "field_185", "field185"),
    Wire.FieldInfo(186, "field_186", "field186"),
    Wire.FieldInfo(187, "field_187", "field187"),
    Wire.FieldInfo(188, "field_188", "field188"),
    Wire.FieldInfo(189, "field_189", "field189", .single, TestWide.Wide.self),
    Wire.FieldInfo(190, "field_190", "field190"),
    Wire.FieldInfo(191, "field_191", "field191"),
    Wire.FieldInfo(192, "field_192", "field192"),
    Wire.FieldInfo(193, "field_193", "field193"),
    Wire.FieldInfo(194, "field_194", "field194"),
    Wire.FieldInfo(195, "field_195", "field195"),
    Wire.FieldInfo(196, "field_196", "field196"),
    Wire.FieldInfo(197, "field_197", "field197", .single, TestWide.Wide.self),
    Wire.FieldInfo(198, "field_198", "field198"),
    Wire.FieldInfo(199, "field_199", "field199"),
    Wire.FieldInfo(200, "field_200", "field200", .map),
    Wire.FieldInfo(201, "field_201", "field201", .repeated),
    Wire.FieldInfo(202, "field_202", "field202", .repeated),
    Wire.FieldInfo(203, "field_203", "field203", .repeated),
    Wire.FieldInfo(204, "field_204", "field204", .repeated),
    Wire.FieldInfo(205, "field_205", "field205", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(206, "field_206", "field206", .repeated),
    Wire.FieldInfo(207, "field_207", "field207", .repeated),
    Wire.FieldInfo(208, "field_208", "field208"),
    Wire.FieldInfo(209, "field_209", "field209"),
    Wire.FieldInfo(210, "field_210", "field210"),
    Wire.FieldInfo(211, "field_211", "field211"),
    Wire.FieldInfo(212, "field_212", "field212"),
    Wire.FieldInfo(213, "field_213", "field213", .single, TestWide.Wide.self),
    Wire.FieldInfo(214, "field_214", "field214"),
    Wire.FieldInfo(215, "field_215", "field215"),
    Wire.FieldInfo(216, "field_216", "field216"),
    Wire.FieldInfo(217, "field_217", "field217"),
    Wire.FieldInfo(218, "field_218", "field218"),
    Wire.FieldInfo(219, "field_219", "field219"),
    Wire.FieldInfo(220, "field_220", "field220"),
    Wire.FieldInfo(221, "field_221", "field221", .single, TestWide.Wide.self),
    Wire.FieldInfo(222, "field_222", "field222"),
    Wire.FieldInfo(223, "field_223", "field223"),
    Wire.FieldInfo(224, "field_224", "field224"),
    Wire.FieldInfo(225, "field_225", "field225"),
    Wire.FieldInfo(226, "field_226", "field226"),
    Wire.FieldInfo(227, "field_227", "field227"),
    Wire.FieldInfo(228, "field_228", "field228"),
    Wire.FieldInfo(229, "field_229", "field229", .single, TestWide.Wide.self),
    Wire.FieldInfo(230, "field_230", "field230"),
    Wire.FieldInfo(231, "field_231", "field231"),
    Wire.FieldInfo(232, "field_232", "field232", .repeated),
    Wire.FieldInfo(233, "field_233", "field233", .repeated),
    Wire.FieldInfo(234, "field_234", "field234", .repeated),
    Wire.FieldInfo(235, "field_235", "field235", .repeated),
    Wire.FieldInfo(236, "field_236", "field236", .repeated),
    Wire.FieldInfo(237, "field_237", "field237", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(238, "field_238", "field238", .repeated),
    Wire.FieldInfo(239, "field_239", "field239", .repeated),
    Wire.FieldInfo(240, "field_240", "field240"),
    Wire.FieldInfo(241, "field_241", "field241"),
    Wire.FieldInfo(242, "field_242", "field242"),
    Wire.FieldInfo(243, "field_243", "field243"),
    Wire.FieldInfo(244, "field_244", "field244"),
    Wire.FieldInfo(245, "field_245", "field245", .single, TestWide.Wide.self),
    Wire.FieldInfo(246, "field_246", "field246"),
    Wire.FieldInfo(247, "field_247", "field247"),
    Wire.FieldInfo(248, "field_248", "field248"),
    Wire.FieldInfo(249, "field_249", "field249"),
    Wire.FieldInfo(250, "field_250", "field250", .map),
    Wire.FieldInfo(251, "field_251", "field251"),
    Wire.FieldInfo(252, "field_252", "field252"),
    Wire.FieldInfo(253, "field_253", "field253", .single, TestWide.Wide.self),
    Wire.FieldInfo(254, "field_254", "field254"),
    Wire.FieldInfo(255, "field_255", "field255"),
    Wire.FieldInfo(256, "field_256", "field256"),
    Wire.FieldInfo(257, "field_257", "field257"),
    Wire.FieldInfo(258, "field_258", "field258"),
    Wire.FieldInfo(259, "field_259", "field259"),
    Wire.FieldInfo(260, "field_260", "field260"),
    Wire.FieldInfo(261, "field_261", "field261", .single, TestWide.Wide.self),
    Wire.FieldInfo(262, "field_262", "field262"),
    Wire.FieldInfo(263, "field_263", "field263"),
    Wire.FieldInfo(264, "field_264", "field264", .repeated),
    Wire.FieldInfo(265, "field_265", "field265", .repeated),
    Wire.FieldInfo(266, "field_266", "field266", .repeated),
    Wire.FieldInfo(267, "field_267", "field267", .repeated),
    Wire.FieldInfo(268, "field_268", "field268", .repeated),
    Wire.FieldInfo(269, "field_269", "field269", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(270, "field_270", "field270", .repeated),
    Wire.FieldInfo(271, "field_271", "field271", .repeated),
    Wire.FieldInfo(272, "field_272", "field272"),
    Wire.FieldInfo(273, "field_273", "field273"),
    Wire.FieldInfo(274, "field_274", "field274"),
    Wire.FieldInfo(275, "field_275", "field275"),
    Wire.FieldInfo(276, "field_276", "field276"),
    Wire.FieldInfo(277, "field_277", "field277", .single, TestWide.Wide.self),
    Wire.FieldInfo(278, "field_278", "field278"),
    Wire.FieldInfo(279, "field_279", "field279"),
    Wire.FieldInfo(280, "field_280", "field280"),
    Wire.FieldInfo(281, "field_281", "field281"),
    Wire.FieldInfo(282, "field_282", "field282"),
    Wire.FieldInfo(283, "field_283", "field283"),
    Wire.FieldInfo(284, "field_284", "field284"),
    Wire.FieldInfo(285, "field_285", "field285", .single, TestWide.Wide.self),
    Wire.FieldInfo(286, "field_286", "field286"),
    Wire.FieldInfo(287, "field_287", "field287"),
    Wire.FieldInfo(288, "field_288", "field288"),
    Wire.FieldInfo(289, "field_289", "field289"),
    Wire.FieldInfo(290, "field_290", "field290"),
    Wire.FieldInfo(291, "field_291", "field291"),
    Wire.FieldInfo(292, "field_292", "field292"),
    Wire.FieldInfo(293, "field_293", "field293", .single, TestWide.Wide.self),
    Wire.FieldInfo(294, "field_294", "field294"),
    Wire.FieldInfo(295, "field_295", "field295"),
    Wire.FieldInfo(296, "field_296", "field296", .repeated),
    Wire.FieldInfo(297, "field_297", "field297", .repeated),
    Wire.FieldInfo(298, "field_298", "field298", .repeated),
    Wire.FieldInfo(299, "field_299", "field299", .repeated),
    Wire.FieldInfo(300, "field_300", "field300", .map),
    Wire.FieldInfo(301, "field_301", "field301", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(302, "field_302", "field302", .repeated),
    Wire.FieldInfo(303, "field_303", "field303", .repeated),
    Wire.FieldInfo(304, "field_304", "field304"),
    Wire.FieldInfo(305, "field_305", "field305"),
    Wire.FieldInfo(306, "field_306", "field306"),
    Wire.FieldInfo(307, "field_307", "field307"),
    Wire.FieldInfo(308, "field_308", "field308"),
    Wire.FieldInfo(309, "field_309", "field309", .single, TestWide.Wide.self),
    Wire.FieldInfo(310, "field_310", "field310"),
    Wire.FieldInfo(311, "field_311", "field311"),
    Wire.FieldInfo(312, "field_312", "field312"),
    Wire.FieldInfo(313, "field_313", "field313"),
    Wire.FieldInfo(314, "field_314", "field314"),
    Wire.FieldInfo(315, "field_315", "field315"),
    Wire.FieldInfo(316, "field_316", "field316"),
    Wire.FieldInfo(317, "field_317", "field317", .single, TestWide.Wide.self),
    Wire.FieldInfo(318, "field_318", "field318"),
    Wire.FieldInfo(319, "field_319", "field319"),
    Wire.FieldInfo(320, "field_320", "field320"),
    Wire.FieldInfo(321, "field_321", "field321"),
    Wire.FieldInfo(322, "field_322", "field322"),
    Wire.FieldInfo(323, "field_323", "field323"),
    Wire.FieldInfo(324, "field_324", "field324"),
    Wire.FieldInfo(325, "field_325", "field325", .single, TestWide.Wide.self),
    Wire.FieldInfo(326, "field_326", "field326"),
    Wire.FieldInfo(327, "field_327", "field327"),
    Wire.FieldInfo(328, "field_328", "field328", .repeated),
    Wire.FieldInfo(329, "field_329", "field329", .repeated),
    Wire.FieldInfo(330, "field_330", "field330", .repeated),
    Wire.FieldInfo(331, "field_331", "field331", .repeated),
    Wire.FieldInfo(332, "field_332", "field332", .repeated),
    Wire.FieldInfo(333, "field_333", "field333", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(334, "field_334", "field334", .repeated),
    Wire.FieldInfo(335, "field_335", "field335", .repeated),
    Wire.FieldInfo(336, "field_336", "field336"),
    Wire.FieldInfo(337, "field_337", "field337"),
    Wire.FieldInfo(338, "field_338", "field338"),
    Wire.FieldInfo(339, "field_339", "field339"),
    Wire.FieldInfo(340, "field_340", "field340"),
    Wire.FieldInfo(341, "field_341", "field341", .single, TestWide.Wide.self),
    Wire.FieldInfo(342, "field_342", "field342"),
    Wire.FieldInfo(343, "field_343", "field343"),
    Wire.FieldInfo(344, "field_344", "field344"),
    Wire.FieldInfo(345, "field_345", "field345"),
    Wire.FieldInfo(346, "field_346", "field346"),
    Wire.FieldInfo(347, "field_347", "field347"),
    Wire.FieldInfo(348, "field_348", "field348"),
    Wire.FieldInfo(349, "field_349", "field349", .single, TestWide.Wide.self),
    Wire.FieldInfo(350, "field_350", "field350", .map),
    Wire.FieldInfo(351, "field_351", "field351"),
    Wire.FieldInfo(352, "field_352", "field352"),
    Wire.FieldInfo(353, "field_353", "field353"),
    Wire.FieldInfo(354, "field_354", "field354"),
    Wire.FieldInfo(355, "field_355", "field355"),
    Wire.FieldInfo(356, "field_356", "field356"),
    Wire.FieldInfo(357, "field_357", "field357", .single, TestWide.Wide.self),
    Wire.FieldInfo(358, "field_358", "field358"),
    Wire.FieldInfo(359, "field_359", "field359"),
    Wire.FieldInfo(360, "field_360", "field360", .repeated),
    Wire.FieldInfo(361, "field_361", "field361", .repeated),
    Wire.FieldInfo(362, "field_362", "field362", .repeated),
    Wire.FieldInfo(363, "field_363", "field363", .repeated),
    Wire.FieldInfo(364, "field_364", "field364", .repeated),
    Wire.FieldInfo(365, "field_365", "field365", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(366, "field_366", "field366", .repeated),
    Wire.FieldInfo(367, "field_367", "field367", .repeated),
    Wire.FieldInfo(368, "field_368", "field368"),
    Wire.FieldInfo(369, "field_369", "field369"),
    Wire.FieldInfo(370, "field_370", "field370"),
    Wire.FieldInfo(371, "field_371", "field371"),
    Wire.FieldInfo(372, "field_372", "field372"),
    Wire.FieldInfo(373, "field_373", "field373", .single, TestWide.Wide.self),
    Wire.FieldInfo(374, "field_374", "field374"),
    Wire.FieldInfo(375, "field_375", "field375"),
    Wire.FieldInfo(376, "field_376", "field376"),
    Wire.FieldInfo(377, "field_377", "field377"),
    Wire.FieldInfo(378, "field_378", "field378"),
    Wire.FieldInfo(379, "field_379", "field379"),
    Wire.FieldInfo(380, "field_380", "field380"),
    Wire.FieldInfo(381, "field_381", "field381", .single, TestWide.Wide.self),
    Wire.FieldInfo(382, "field_382", "field382"),
    Wire.FieldInfo(383, "field_383", "field383"),
    Wire.FieldInfo(384, "field_384", "field384"),
    Wire.FieldInfo(385, "field_385", "field385"),
    Wire.FieldInfo(386, "field_386", "field386"),
    Wire.FieldInfo(387, "field_387", "field387"),
    Wire.FieldInfo(388, "field_388", "field388"),
    Wire.FieldInfo(389, "field_389", "field389", .single, TestWide.Wide.self),
    Wire.FieldInfo(390, "field_390", "field390"),
    Wire.FieldInfo(391, "field_391", "field391"),
    Wire.FieldInfo(392, "field_392", "field392", .repeated),
    Wire.FieldInfo(393, "field_393", "field393", .repeated),
    Wire.FieldInfo(394, "field_394", "field394", .repeated),
    Wire.FieldInfo(395, "field_395", "field395", .repeated),
    Wire.FieldInfo(396, "field_396", "field396", .repeated),
    Wire.FieldInfo(397, "field_397", "field397", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(398, "field_398", "field398", .repeated),
    Wire.FieldInfo(399, "field_399", "field399", .repeated),
    Wire.FieldInfo(400, "field_400", "field400", .map),
    Wire.FieldInfo(401, "field_401", "field401"),
    Wire.FieldInfo(402, "field_402", "field402"),
    Wire.FieldInfo(403, "field_403", "field403"),
    Wire.FieldInfo(404, "field_404", "field404"),
    Wire.FieldInfo(405, "field_405", "field405", .single, TestWide.Wide.self),
    Wire.FieldInfo(406, "field_406", "field406"),
    Wire.FieldInfo(407, "field_407", "field407"),
    Wire.FieldInfo(408, "field_408", "field408"),
    Wire.FieldInfo(409, "field_409", "field409"),
    Wire.FieldInfo(410, "field_410", "field410"),
    Wire.FieldInfo(411, "field_411", "field411"),
    Wire.FieldInfo(412, "field_412", "field412"),
    Wire.FieldInfo(413, "field_413", "field413", .single, TestWide.Wide.self),
    Wire.FieldInfo(414, "field_414", "field414"),
    Wire.FieldInfo(415, "field_415", "field415"),
    Wire.FieldInfo(416, "field_416", "field416"),
    Wire.FieldInfo(417, "field_417", "field417"),
    Wire.FieldInfo(418, "field_418", "field418"),
    Wire.FieldInfo(419, "field_419", "field419"),
    Wire.FieldInfo(420, "field_420", "field420"),
    Wire.FieldInfo(421, "field_421", "field421", .single, TestWide.Wide.self),
    Wire.FieldInfo(422, "field_422", "field422"),
    Wire.FieldInfo(423, "field_423", "field423"),
    Wire.FieldInfo(424, "field_424", "field424", .repeated),
    Wire.FieldInfo(425, "field_425", "field425", .repeated),
    Wire.FieldInfo(426, "field_426", "field426", .repeated),
    Wire.FieldInfo(427, "field_427", "field427", .repeated),
    Wire.FieldInfo(428, "field_428", "field428", .repeated),
    Wire.FieldInfo(429, "field_429", "field429", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(430, "field_430", "field430", .repeated),
    Wire.FieldInfo(431, "field_431", "field431", .repeated),
    Wire.FieldInfo(432, "field_432", "field432"),
    Wire.FieldInfo(433, "field_433", "field433"),
    Wire.FieldInfo(434, "field_434", "field434"),
    Wire.FieldInfo(435, "field_435", "field435"),
    Wire.FieldInfo(436, "field_436", "field436"),
    Wire.FieldInfo(437, "field_437", "field437", .single, TestWide.Wide.self),
    Wire.FieldInfo(438, "field_438", "field438"),
    Wire.FieldInfo(439, "field_439", "field439"),
    Wire.FieldInfo(440, "field_440", "field440"),
    Wire.FieldInfo(441, "field_441", "field441"),
    Wire.FieldInfo(442, "field_442", "field442"),
    Wire.FieldInfo(443, "field_443", "field443"),
    Wire.FieldInfo(444, "field_444", "field444"),
    Wire.FieldInfo(445, "field_445", "field445", .single, TestWide.Wide.self),
    Wire.FieldInfo(446, "field_446", "field446"),
    Wire.FieldInfo(447, "field_447", "field447"),
    Wire.FieldInfo(448, "field_448", "field448"),
    Wire.FieldInfo(449, "field_449", "field449"),
    Wire.FieldInfo(450, "field_450", "field450", .map),
    Wire.FieldInfo(451, "field_451", "field451"),
    Wire.FieldInfo(452, "field_452", "field452"),
    Wire.FieldInfo(453, "field_453", "field453", .single, TestWide.Wide.self),
    Wire.FieldInfo(454, "field_454", "field454"),
    Wire.FieldInfo(455, "field_455", "field455"),
    Wire.FieldInfo(456, "field_456", "field456", .repeated),
    Wire.FieldInfo(457, "field_457", "field457", .repeated),
    Wire.FieldInfo(458, "field_458", "field458", .repeated),
    Wire.FieldInfo(459, "field_459", "field459", .repeated),
    Wire.FieldInfo(460, "field_460", "field460", .repeated),
    Wire.FieldInfo(461, "field_461", "field461", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(462, "field_462", "field462", .repeated),
    Wire.FieldInfo(463, "field_463", "field463", .repeated),
    Wire.FieldInfo(464, "field_464", "field464"),
    Wire.FieldInfo(465, "field_465", "field465"),
    Wire.FieldInfo(466, "field_466", "field466"),
    Wire.FieldInfo(467, "field_467", "field467"),
    Wire.FieldInfo(468, "field_468", "field468"),
    Wire.FieldInfo(469, "field_469", "field469", .single, TestWide.Wide.self),
    Wire.FieldInfo(470, "field_470", "field470"),
    Wire.FieldInfo(471, "field_471", "field471"),
    Wire.FieldInfo(472, "field_472", "field472"),
    Wire.FieldInfo(473, "field_473", "field473"),
    Wire.FieldInfo(474, "field_474", "field474"),
    Wire.FieldInfo(475, "field_475", "field475"),
    Wire.FieldInfo(476, "field_476", "field476"),
    Wire.FieldInfo(477, "field_477", "field477", .single, TestWide.Wide.self),
    Wire.FieldInfo(478, "field_478", "field478"),
    Wire.FieldInfo(479, "field_479", "field479"),
    Wire.FieldInfo(480, "field_480", "field480"),
    Wire.FieldInfo(481, "field_481", "field481"),
    Wire.FieldInfo(482, "field_482", "field482"),
    Wire.FieldInfo(483, "field_483", "field483"),
    Wire.FieldInfo(484, "field_484", "field484"),
    Wire.FieldInfo(485, "field_485", "field485", .single, TestWide.Wide.self),
    Wire.FieldInfo(486, "field_486", "field486"),
    Wire.FieldInfo(487, "field_487", "field487"),
    Wire.FieldInfo(488, "field_488", "field488", .repeated),
    Wire.FieldInfo(489, "field_489", "field489", .repeated),
    Wire.FieldInfo(490, "field_490", "field490", .repeated),
    Wire.FieldInfo(491, "field_491", "field491", .repeated),
    Wire.FieldInfo(492, "field_492", "field492", .repeated),
    Wire.FieldInfo(493, "field_493", "field493", .repeated, TestWide.Wide.self),
    Wire.FieldInfo(494, "field_494", "field494", .repeated),
    Wire.FieldInfo(495, "field_495", "field495", .repeated),
    Wire.FieldInfo(496, "field_496", "field496"),
    Wire.FieldInfo(497, "field_497", "field497"),
    Wire.FieldInfo(498, "field_498", "field498"),
    Wire.FieldInfo(499, "field_499", "field499"),
    Wire.FieldInfo(500, "field_500", "field500", .map),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.map(field500, 500, ExactTextField.self, DoubleField.self)
    sink.optional(field499, 499, BoolField.self)
    sink.optional(field498, 498, BytesField.self)
    sink.optional(field497, 497, Wire.StringField.self)
    sink.optional(field496, 496, Int32Field.self)
    sink.packed(field495, 495, Fixed32Field.self)
    sink.packed(field494, 494, SInt64Field.self)
    sink.repeated(field493, 493, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field492, 492, DoubleField.self)
    sink.packed(field491, 491, BoolField.self)
    sink.repeated(field490, 490, BytesField.self)
    sink.repeated(field489, 489, Wire.StringField.self)
    sink.packed(field488, 488, Int32Field.self)
    sink.implicit(field487, 487, Fixed32Field.self)
    sink.implicit(field486, 486, SInt64Field.self)
    sink.boxed(_field485, 485)
    sink.implicit(field484, 484, DoubleField.self)
    sink.implicit(field483, 483, BoolField.self)
    sink.implicit(field482, 482, BytesField.self)
    sink.implicit(field481, 481, Wire.StringField.self)
    sink.implicit(field480, 480, Int32Field.self)
    sink.implicit(field479, 479, Fixed32Field.self)
    sink.implicit(field478, 478, SInt64Field.self)
    sink.boxed(_field477, 477)
    sink.implicit(field476, 476, DoubleField.self)
    sink.implicit(field475, 475, BoolField.self)
    sink.implicit(field474, 474, BytesField.self)
    sink.implicit(field473, 473, Wire.StringField.self)
    sink.implicit(field472, 472, Int32Field.self)
    sink.optional(field471, 471, Fixed32Field.self)
    sink.optional(field470, 470, SInt64Field.self)
    sink.boxed(_field469, 469)
    sink.optional(field468, 468, DoubleField.self)
    sink.optional(field467, 467, BoolField.self)
    sink.optional(field466, 466, BytesField.self)
    sink.optional(field465, 465, Wire.StringField.self)
    sink.optional(field464, 464, Int32Field.self)
    sink.packed(field463, 463, Fixed32Field.self)
    sink.packed(field462, 462, SInt64Field.self)
    sink.repeated(field461, 461, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field460, 460, DoubleField.self)
    sink.packed(field459, 459, BoolField.self)
    sink.repeated(field458, 458, BytesField.self)
    sink.repeated(field457, 457, Wire.StringField.self)
    sink.packed(field456, 456, Int32Field.self)
    sink.implicit(field455, 455, Fixed32Field.self)
    sink.implicit(field454, 454, SInt64Field.self)
    sink.boxed(_field453, 453)
    sink.implicit(field452, 452, DoubleField.self)
    sink.implicit(field451, 451, BoolField.self)
    sink.map(field450, 450, ExactTextField.self, BytesField.self)
    sink.implicit(field449, 449, Wire.StringField.self)
    sink.implicit(field448, 448, Int32Field.self)
    sink.implicit(field447, 447, Fixed32Field.self)
    sink.implicit(field446, 446, SInt64Field.self)
    sink.boxed(_field445, 445)
    sink.implicit(field444, 444, DoubleField.self)
    sink.implicit(field443, 443, BoolField.self)
    sink.implicit(field442, 442, BytesField.self)
    sink.implicit(field441, 441, Wire.StringField.self)
    sink.implicit(field440, 440, Int32Field.self)
    sink.optional(field439, 439, Fixed32Field.self)
    sink.optional(field438, 438, SInt64Field.self)
    sink.boxed(_field437, 437)
    sink.optional(field436, 436, DoubleField.self)
    sink.optional(field435, 435, BoolField.self)
    sink.optional(field434, 434, BytesField.self)
    sink.optional(field433, 433, Wire.StringField.self)
    sink.optional(field432, 432, Int32Field.self)
    sink.packed(field431, 431, Fixed32Field.self)
    sink.packed(field430, 430, SInt64Field.self)
    sink.repeated(field429, 429, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field428, 428, DoubleField.self)
    sink.packed(field427, 427, BoolField.self)
    sink.repeated(field426, 426, BytesField.self)
    sink.repeated(field425, 425, Wire.StringField.self)
    sink.packed(field424, 424, Int32Field.self)
    sink.implicit(field423, 423, Fixed32Field.self)
    sink.implicit(field422, 422, SInt64Field.self)
    sink.boxed(_field421, 421)
    sink.implicit(field420, 420, DoubleField.self)
    sink.implicit(field419, 419, BoolField.self)
    sink.implicit(field418, 418, BytesField.self)
    sink.implicit(field417, 417, Wire.StringField.self)
    sink.implicit(field416, 416, Int32Field.self)
    sink.implicit(field415, 415, Fixed32Field.self)
    sink.implicit(field414, 414, SInt64Field.self)
    sink.boxed(_field413, 413)
    sink.implicit(field412, 412, DoubleField.self)
    sink.implicit(field411, 411, BoolField.self)
    sink.implicit(field410, 410, BytesField.self)
    sink.implicit(field409, 409, Wire.StringField.self)
    sink.implicit(field408, 408, Int32Field.self)
    sink.optional(field407, 407, Fixed32Field.self)
    sink.optional(field406, 406, SInt64Field.self)
    sink.boxed(_field405, 405)
    sink.optional(field404, 404, DoubleField.self)
    sink.optional(field403, 403, BoolField.self)
    sink.optional(field402, 402, BytesField.self)
    sink.optional(field401, 401, Wire.StringField.self)
    sink.map(field400, 400, ExactTextField.self, Int32Field.self)
    sink.packed(field399, 399, Fixed32Field.self)
    sink.packed(field398, 398, SInt64Field.self)
    sink.repeated(field397, 397, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field396, 396, DoubleField.self)
    sink.packed(field395, 395, BoolField.self)
    sink.repeated(field394, 394, BytesField.self)
    sink.repeated(field393, 393, Wire.StringField.self)
    sink.packed(field392, 392, Int32Field.self)
    sink.implicit(field391, 391, Fixed32Field.self)
    sink.implicit(field390, 390, SInt64Field.self)
    sink.boxed(_field389, 389)
    sink.implicit(field388, 388, DoubleField.self)
    sink.implicit(field387, 387, BoolField.self)
    sink.implicit(field386, 386, BytesField.self)
    sink.implicit(field385, 385, Wire.StringField.self)
    sink.implicit(field384, 384, Int32Field.self)
    sink.implicit(field383, 383, Fixed32Field.self)
    sink.implicit(field382, 382, SInt64Field.self)
    sink.boxed(_field381, 381)
    sink.implicit(field380, 380, DoubleField.self)
    sink.implicit(field379, 379, BoolField.self)
    sink.implicit(field378, 378, BytesField.self)
    sink.implicit(field377, 377, Wire.StringField.self)
    sink.implicit(field376, 376, Int32Field.self)
    sink.optional(field375, 375, Fixed32Field.self)
    sink.optional(field374, 374, SInt64Field.self)
    sink.boxed(_field373, 373)
    sink.optional(field372, 372, DoubleField.self)
    sink.optional(field371, 371, BoolField.self)
    sink.optional(field370, 370, BytesField.self)
    sink.optional(field369, 369, Wire.StringField.self)
    sink.optional(field368, 368, Int32Field.self)
    sink.packed(field367, 367, Fixed32Field.self)
    sink.packed(field366, 366, SInt64Field.self)
    sink.repeated(field365, 365, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field364, 364, DoubleField.self)
    sink.packed(field363, 363, BoolField.self)
    sink.repeated(field362, 362, BytesField.self)
    sink.repeated(field361, 361, Wire.StringField.self)
    sink.packed(field360, 360, Int32Field.self)
    sink.implicit(field359, 359, Fixed32Field.self)
    sink.implicit(field358, 358, SInt64Field.self)
    sink.boxed(_field357, 357)
    sink.implicit(field356, 356, DoubleField.self)
    sink.implicit(field355, 355, BoolField.self)
    sink.implicit(field354, 354, BytesField.self)
    sink.implicit(field353, 353, Wire.StringField.self)
    sink.implicit(field352, 352, Int32Field.self)
    sink.implicit(field351, 351, Fixed32Field.self)
    sink.map(field350, 350, ExactTextField.self, SInt64Field.self)
    sink.boxed(_field349, 349)
    sink.implicit(field348, 348, DoubleField.self)
    sink.implicit(field347, 347, BoolField.self)
    sink.implicit(field346, 346, BytesField.self)
    sink.implicit(field345, 345, Wire.StringField.self)
    sink.implicit(field344, 344, Int32Field.self)
    sink.optional(field343, 343, Fixed32Field.self)
    sink.optional(field342, 342, SInt64Field.self)
    sink.boxed(_field341, 341)
    sink.optional(field340, 340, DoubleField.self)
    sink.optional(field339, 339, BoolField.self)
    sink.optional(field338, 338, BytesField.self)
    sink.optional(field337, 337, Wire.StringField.self)
    sink.optional(field336, 336, Int32Field.self)
    sink.packed(field335, 335, Fixed32Field.self)
    sink.packed(field334, 334, SInt64Field.self)
    sink.repeated(field333, 333, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field332, 332, DoubleField.self)
    sink.packed(field331, 331, BoolField.self)
    sink.repeated(field330, 330, BytesField.self)
    sink.repeated(field329, 329, Wire.StringField.self)
    sink.packed(field328, 328, Int32Field.self)
    sink.implicit(field327, 327, Fixed32Field.self)
    sink.implicit(field326, 326, SInt64Field.self)
    sink.boxed(_field325, 325)
    sink.implicit(field324, 324, DoubleField.self)
    sink.implicit(field323, 323, BoolField.self)
    sink.implicit(field322, 322, BytesField.self)
    sink.implicit(field321, 321, Wire.StringField.self)
    sink.implicit(field320, 320, Int32Field.self)
    sink.implicit(field319, 319, Fixed32Field.self)
    sink.implicit(field318, 318, SInt64Field.self)
    sink.boxed(_field317, 317)
    sink.implicit(field316, 316, DoubleField.self)
    sink.implicit(field315, 315, BoolField.self)
    sink.implicit(field314, 314, BytesField.self)
    sink.implicit(field313, 313, Wire.StringField.self)
    sink.implicit(field312, 312, Int32Field.self)
    sink.optional(field311, 311, Fixed32Field.self)
    sink.optional(field310, 310, SInt64Field.self)
    sink.boxed(_field309, 309)
    sink.optional(field308, 308, DoubleField.self)
    sink.optional(field307, 307, BoolField.self)
    sink.optional(field306, 306, BytesField.self)
    sink.optional(field305, 305, Wire.StringField.self)
    sink.optional(field304, 304, Int32Field.self)
    sink.packed(field303, 303, Fixed32Field.self)
    sink.packed(field302, 302, SInt64Field.self)
    sink.repeated(field301, 301, Wire.MessageField<TestWide.Wide>.self)
    sink.map(field300, 300, ExactTextField.self, DoubleField.self)
    sink.packed(field299, 299, BoolField.self)
    sink.repeated(field298, 298, BytesField.self)
    sink.repeated(field297, 297, Wire.StringField.self)
    sink.packed(field296, 296, Int32Field.self)
    sink.implicit(field295, 295, Fixed32Field.self)
    sink.implicit(field294, 294, SInt64Field.self)
    sink.boxed(_field293, 293)
    sink.implicit(field292, 292, DoubleField.self)
    sink.implicit(field291, 291, BoolField.self)
    sink.implicit(field290, 290, BytesField.self)
    sink.implicit(field289, 289, Wire.StringField.self)
    sink.implicit(field288, 288, Int32Field.self)
    sink.implicit(field287, 287, Fixed32Field.self)
    sink.implicit(field286, 286, SInt64Field.self)
    sink.boxed(_field285, 285)
    sink.implicit(field284, 284, DoubleField.self)
    sink.implicit(field283, 283, BoolField.self)
    sink.implicit(field282, 282, BytesField.self)
    sink.implicit(field281, 281, Wire.StringField.self)
    sink.implicit(field280, 280, Int32Field.self)
    sink.optional(field279, 279, Fixed32Field.self)
    sink.optional(field278, 278, SInt64Field.self)
    sink.boxed(_field277, 277)
    sink.optional(field276, 276, DoubleField.self)
    sink.optional(field275, 275, BoolField.self)
    sink.optional(field274, 274, BytesField.self)
    sink.optional(field273, 273, Wire.StringField.self)
    sink.optional(field272, 272, Int32Field.self)
    sink.packed(field271, 271, Fixed32Field.self)
    sink.packed(field270, 270, SInt64Field.self)
    sink.repeated(field269, 269, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field268, 268, DoubleField.self)
    sink.packed(field267, 267, BoolField.self)
    sink.repeated(field266, 266, BytesField.self)
    sink.repeated(field265, 265, Wire.StringField.self)
    sink.packed(field264, 264, Int32Field.self)
    sink.implicit(field263, 263, Fixed32Field.self)
    sink.implicit(field262, 262, SInt64Field.self)
    sink.boxed(_field261, 261)
    sink.implicit(field260, 260, DoubleField.self)
    sink.implicit(field259, 259, BoolField.self)
    sink.implicit(field258, 258, BytesField.self)
    sink.implicit(field257, 257, Wire.StringField.self)
    sink.implicit(field256, 256, Int32Field.self)
    sink.implicit(field255, 255, Fixed32Field.self)
    sink.implicit(field254, 254, SInt64Field.self)
    sink.boxed(_field253, 253)
    sink.implicit(field252, 252, DoubleField.self)
    sink.implicit(field251, 251, BoolField.self)
    sink.map(field250, 250, ExactTextField.self, BytesField.self)
    sink.implicit(field249, 249, Wire.StringField.self)
    sink.implicit(field248, 248, Int32Field.self)
    sink.optional(field247, 247, Fixed32Field.self)
    sink.optional(field246, 246, SInt64Field.self)
    sink.boxed(_field245, 245)
    sink.optional(field244, 244, DoubleField.self)
    sink.optional(field243, 243, BoolField.self)
    sink.optional(field242, 242, BytesField.self)
    sink.optional(field241, 241, Wire.StringField.self)
    sink.optional(field240, 240, Int32Field.self)
    sink.packed(field239, 239, Fixed32Field.self)
    sink.packed(field238, 238, SInt64Field.self)
    sink.repeated(field237, 237, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field236, 236, DoubleField.self)
    sink.packed(field235, 235, BoolField.self)
    sink.repeated(field234, 234, BytesField.self)
    sink.repeated(field233, 233, Wire.StringField.self)
    sink.packed(field232, 232, Int32Field.self)
    sink.implicit(field231, 231, Fixed32Field.self)
    sink.implicit(field230, 230, SInt64Field.self)
    sink.boxed(_field229, 229)
    sink.implicit(field228, 228, DoubleField.self)
    sink.implicit(field227, 227, BoolField.self)
    sink.implicit(field226, 226, BytesField.self)
    sink.implicit(field225, 225, Wire.StringField.self)
    sink.implicit(field224, 224, Int32Field.self)
    sink.implicit(field223, 223, Fixed32Field.self)
    sink.implicit(field222, 222, SInt64Field.self)
    sink.boxed(_field221, 221)
    sink.implicit(field220, 220, DoubleField.self)
    sink.implicit(field219, 219, BoolField.self)
    sink.implicit(field218, 218, BytesField.self)
    sink.implicit(field217, 217, Wire.StringField.self)
    sink.implicit(field216, 216, Int32Field.self)
    sink.optional(field215, 215, Fixed32Field.self)
    sink.optional(field214, 214, SInt64Field.self)
    sink.boxed(_field213, 213)
    sink.optional(field212, 212, DoubleField.self)
    sink.optional(field211, 211, BoolField.self)
    sink.optional(field210, 210, BytesField.self)
    sink.optional(field209, 209, Wire.StringField.self)
    sink.optional(field208, 208, Int32Field.self)
    sink.packed(field207, 207, Fixed32Field.self)
    sink.packed(field206, 206, SInt64Field.self)
    sink.repeated(field205, 205, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field204, 204, DoubleField.self)
    sink.packed(field203, 203, BoolField.self)
    sink.repeated(field202, 202, BytesField.self)
    sink.repeated(field201, 201, Wire.StringField.self)
    sink.map(field200, 200, ExactTextField.self, Int32Field.self)
    sink.implicit(field199, 199, Fixed32Field.self)
    sink.implicit(field198, 198, SInt64Field.self)
    sink.boxed(_field197, 197)
    sink.implicit(field196, 196, DoubleField.self)
    sink.implicit(field195, 195, BoolField.self)
    sink.implicit(field194, 194, BytesField.self)
    sink.implicit(field193, 193, Wire.StringField.self)
    sink.implicit(field192, 192, Int32Field.self)
    sink.implicit(field191, 191, Fixed32Field.self)
    sink.implicit(field190, 190, SInt64Field.self)
    sink.boxed(_field189, 189)
    sink.implicit(field188, 188, DoubleField.self)
    sink.implicit(field187, 187, BoolField.self)
    sink.implicit(field186, 186, BytesField.self)
    sink.implicit(field185, 185, Wire.StringField.self)
    sink.implicit(field184, 184, Int32Field.self)
    sink.optional(field183, 183, Fixed32Field.self)
    sink.optional(field182, 182, SInt64Field.self)
    sink.boxed(_field181, 181)
    sink.optional(field180, 180, DoubleField.self)
    sink.optional(field179, 179, BoolField.self)
    sink.optional(field178, 178, BytesField.self)
    sink.optional(field177, 177, Wire.StringField.self)
    sink.optional(field176, 176, Int32Field.self)
    sink.packed(field175, 175, Fixed32Field.self)
    sink.packed(field174, 174, SInt64Field.self)
    sink.repeated(field173, 173, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field172, 172, DoubleField.self)
    sink.packed(field171, 171, BoolField.self)
    sink.repeated(field170, 170, BytesField.self)
    sink.repeated(field169, 169, Wire.StringField.self)
    sink.packed(field168, 168, Int32Field.self)
    sink.implicit(field167, 167, Fixed32Field.self)
    sink.implicit(field166, 166, SInt64Field.self)
    sink.boxed(_field165, 165)
    sink.implicit(field164, 164, DoubleField.self)
    sink.implicit(field163, 163, BoolField.self)
    sink.implicit(field162, 162, BytesField.self)
    sink.implicit(field161, 161, Wire.StringField.self)
    sink.implicit(field160, 160, Int32Field.self)
    sink.implicit(field159, 159, Fixed32Field.self)
    sink.implicit(field158, 158, SInt64Field.self)
    sink.boxed(_field157, 157)
    sink.implicit(field156, 156, DoubleField.self)
    sink.implicit(field155, 155, BoolField.self)
    sink.implicit(field154, 154, BytesField.self)
    sink.implicit(field153, 153, Wire.StringField.self)
    sink.implicit(field152, 152, Int32Field.self)
    sink.optional(field151, 151, Fixed32Field.self)
    sink.map(field150, 150, ExactTextField.self, SInt64Field.self)
    sink.boxed(_field149, 149)
    sink.optional(field148, 148, DoubleField.self)
    sink.optional(field147, 147, BoolField.self)
    sink.optional(field146, 146, BytesField.self)
    sink.optional(field145, 145, Wire.StringField.self)
    sink.optional(field144, 144, Int32Field.self)
    sink.packed(field143, 143, Fixed32Field.self)
    sink.packed(field142, 142, SInt64Field.self)
    sink.repeated(field141, 141, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field140, 140, DoubleField.self)
    sink.packed(field139, 139, BoolField.self)
    sink.repeated(field138, 138, BytesField.self)
    sink.repeated(field137, 137, Wire.StringField.self)
    sink.packed(field136, 136, Int32Field.self)
    sink.implicit(field135, 135, Fixed32Field.self)
    sink.implicit(field134, 134, SInt64Field.self)
    sink.boxed(_field133, 133)
    sink.implicit(field132, 132, DoubleField.self)
    sink.implicit(field131, 131, BoolField.self)
    sink.implicit(field130, 130, BytesField.self)
    sink.implicit(field129, 129, Wire.StringField.self)
    sink.implicit(field128, 128, Int32Field.self)
    sink.implicit(field127, 127, Fixed32Field.self)
    sink.implicit(field126, 126, SInt64Field.self)
    sink.boxed(_field125, 125)
    sink.implicit(field124, 124, DoubleField.self)
    sink.implicit(field123, 123, BoolField.self)
    sink.implicit(field122, 122, BytesField.self)
    sink.implicit(field121, 121, Wire.StringField.self)
    sink.implicit(field120, 120, Int32Field.self)
    sink.optional(field119, 119, Fixed32Field.self)
    sink.optional(field118, 118, SInt64Field.self)
    sink.boxed(_field117, 117)
    sink.optional(field116, 116, DoubleField.self)
    sink.optional(field115, 115, BoolField.self)
    sink.optional(field114, 114, BytesField.self)
    sink.optional(field113, 113, Wire.StringField.self)
    sink.optional(field112, 112, Int32Field.self)
    sink.packed(field111, 111, Fixed32Field.self)
    sink.packed(field110, 110, SInt64Field.self)
    sink.repeated(field109, 109, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field108, 108, DoubleField.self)
    sink.packed(field107, 107, BoolField.self)
    sink.repeated(field106, 106, BytesField.self)
    sink.repeated(field105, 105, Wire.StringField.self)
    sink.packed(field104, 104, Int32Field.self)
    sink.implicit(field103, 103, Fixed32Field.self)
    sink.implicit(field102, 102, SInt64Field.self)
    sink.boxed(_field101, 101)
    sink.map(field100, 100, ExactTextField.self, DoubleField.self)
    sink.implicit(field99, 99, BoolField.self)
    sink.implicit(field98, 98, BytesField.self)
    sink.implicit(field97, 97, Wire.StringField.self)
    sink.implicit(field96, 96, Int32Field.self)
    sink.implicit(field95, 95, Fixed32Field.self)
    sink.implicit(field94, 94, SInt64Field.self)
    sink.boxed(_field93, 93)
    sink.implicit(field92, 92, DoubleField.self)
    sink.implicit(field91, 91, BoolField.self)
    sink.implicit(field90, 90, BytesField.self)
    sink.implicit(field89, 89, Wire.StringField.self)
    sink.implicit(field88, 88, Int32Field.self)
    sink.optional(field87, 87, Fixed32Field.self)
    sink.optional(field86, 86, SInt64Field.self)
    sink.boxed(_field85, 85)
    sink.optional(field84, 84, DoubleField.self)
    sink.optional(field83, 83, BoolField.self)
    sink.optional(field82, 82, BytesField.self)
    sink.optional(field81, 81, Wire.StringField.self)
    sink.optional(field80, 80, Int32Field.self)
    sink.packed(field79, 79, Fixed32Field.self)
    sink.packed(field78, 78, SInt64Field.self)
    sink.repeated(field77, 77, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field76, 76, DoubleField.self)
    sink.packed(field75, 75, BoolField.self)
    sink.repeated(field74, 74, BytesField.self)
    sink.repeated(field73, 73, Wire.StringField.self)
    sink.packed(field72, 72, Int32Field.self)
    sink.implicit(field71, 71, Fixed32Field.self)
    sink.implicit(field70, 70, SInt64Field.self)
    sink.boxed(_field69, 69)
    sink.implicit(field68, 68, DoubleField.self)
    sink.implicit(field67, 67, BoolField.self)
    sink.implicit(field66, 66, BytesField.self)
    sink.implicit(field65, 65, Wire.StringField.self)
    sink.implicit(field64, 64, Int32Field.self)
    sink.implicit(field63, 63, Fixed32Field.self)
    sink.implicit(field62, 62, SInt64Field.self)
    sink.boxed(_field61, 61)
    sink.implicit(field60, 60, DoubleField.self)
    sink.implicit(field59, 59, BoolField.self)
    sink.implicit(field58, 58, BytesField.self)
    sink.implicit(field57, 57, Wire.StringField.self)
    sink.implicit(field56, 56, Int32Field.self)
    sink.optional(field55, 55, Fixed32Field.self)
    sink.optional(field54, 54, SInt64Field.self)
    sink.boxed(_field53, 53)
    sink.optional(field52, 52, DoubleField.self)
    sink.optional(field51, 51, BoolField.self)
    sink.map(field50, 50, ExactTextField.self, BytesField.self)
    sink.optional(field49, 49, Wire.StringField.self)
    sink.optional(field48, 48, Int32Field.self)
    sink.packed(field47, 47, Fixed32Field.self)
    sink.packed(field46, 46, SInt64Field.self)
    sink.repeated(field45, 45, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field44, 44, DoubleField.self)
    sink.packed(field43, 43, BoolField.self)
    sink.repeated(field42, 42, BytesField.self)
    sink.repeated(field41, 41, Wire.StringField.self)
    sink.packed(field40, 40, Int32Field.self)
    sink.implicit(field39, 39, Fixed32Field.self)
    sink.implicit(field38, 38, SInt64Field.self)
    sink.boxed(_field37, 37)
    sink.implicit(field36, 36, DoubleField.self)
    sink.implicit(field35, 35, BoolField.self)
    sink.implicit(field34, 34, BytesField.self)
    sink.implicit(field33, 33, Wire.StringField.self)
    sink.implicit(field32, 32, Int32Field.self)
    sink.implicit(field31, 31, Fixed32Field.self)
    sink.implicit(field30, 30, SInt64Field.self)
    sink.boxed(_field29, 29)
    sink.implicit(field28, 28, DoubleField.self)
    sink.implicit(field27, 27, BoolField.self)
    sink.implicit(field26, 26, BytesField.self)
    sink.implicit(field25, 25, Wire.StringField.self)
    sink.implicit(field24, 24, Int32Field.self)
    sink.optional(field23, 23, Fixed32Field.self)
    sink.optional(field22, 22, SInt64Field.self)
    sink.boxed(_field21, 21)
    sink.optional(field20, 20, DoubleField.self)
    sink.optional(field19, 19, BoolField.self)
    sink.optional(field18, 18, BytesField.self)
    sink.optional(field17, 17, Wire.StringField.self)
    sink.optional(field16, 16, Int32Field.self)
    sink.packed(field15, 15, Fixed32Field.self)
    sink.packed(field14, 14, SInt64Field.self)
    sink.repeated(field13, 13, Wire.MessageField<TestWide.Wide>.self)
    sink.packed(field12, 12, DoubleField.self)
    sink.packed(field11, 11, BoolField.self)
    sink.repeated(field10, 10, BytesField.self)
    sink.repeated(field9, 9, Wire.StringField.self)
    sink.packed(field8, 8, Int32Field.self)
    sink.implicit(field7, 7, Fixed32Field.self)
    sink.implicit(field6, 6, SInt64Field.self)
    sink.boxed(_field5, 5)
    sink.implicit(field4, 4, DoubleField.self)
    sink.implicit(field3, 3, BoolField.self)
    sink.implicit(field2, 2, BytesField.self)
    sink.implicit(field1, 1, Wire.StringField.self)
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10: field1 = try Wire.StringField.read(from: &reader)
      case 18: field2 = try BytesField.read(from: &reader)
      case 24: field3 = try BoolField.read(from: &reader)
      case 33: field4 = try DoubleField.read(from: &reader)
      case 42: try reader.merge(&_field5)
      case 48: field6 = try SInt64Field.read(from: &reader)
      case 61: field7 = try Fixed32Field.read(from: &reader)
      case 64: try reader.append(to: &field8, Int32Field.self)
      case 66: try reader.appendPacked(to: &field8, Int32Field.self)
      case 74: try reader.append(to: &field9, Wire.StringField.self)
      case 82: try reader.append(to: &field10, BytesField.self)
      case 88: try reader.append(to: &field11, BoolField.self)
      case 90: try reader.appendPacked(to: &field11, BoolField.self)
      case 97: try reader.append(to: &field12, DoubleField.self)
      case 98: try reader.appendPacked(to: &field12, DoubleField.self)
      case 106: try reader.append(to: &field13, Wire.MessageField<TestWide.Wide>.self)
      case 112: try reader.append(to: &field14, SInt64Field.self)
      case 114: try reader.appendPacked(to: &field14, SInt64Field.self)
      case 125: try reader.append(to: &field15, Fixed32Field.self)
      case 122: try reader.appendPacked(to: &field15, Fixed32Field.self)
      case 128: field16 = try Int32Field.read(from: &reader)
      case 138: field17 = try Wire.StringField.read(from: &reader)
      case 146: field18 = try BytesField.read(from: &reader)
      case 152: field19 = try BoolField.read(from: &reader)
      case 161: field20 = try DoubleField.read(from: &reader)
      case 170: try reader.merge(&_field21)
      case 176: field22 = try SInt64Field.read(from: &reader)
      case 189: field23 = try Fixed32Field.read(from: &reader)
      case 192: field24 = try Int32Field.read(from: &reader)
      case 202: field25 = try Wire.StringField.read(from: &reader)
      case 210: field26 = try BytesField.read(from: &reader)
      case 216: field27 = try BoolField.read(from: &reader)
      case 225: field28 = try DoubleField.read(from: &reader)
      case 234: try reader.merge(&_field29)
      case 240: field30 = try SInt64Field.read(from: &reader)
      case 253: field31 = try Fixed32Field.read(from: &reader)
      case 256: field32 = try Int32Field.read(from: &reader)
      case 266: field33 = try Wire.StringField.read(from: &reader)
      case 274: field34 = try BytesField.read(from: &reader)
      case 280: field35 = try BoolField.read(from: &reader)
      case 289: field36 = try DoubleField.read(from: &reader)
      case 298: try reader.merge(&_field37)
      case 304: field38 = try SInt64Field.read(from: &reader)
      case 317: field39 = try Fixed32Field.read(from: &reader)
      case 320: try reader.append(to: &field40, Int32Field.self)
      case 322: try reader.appendPacked(to: &field40, Int32Field.self)
      case 330: try reader.append(to: &field41, Wire.StringField.self)
      case 338: try reader.append(to: &field42, BytesField.self)
      case 344: try reader.append(to: &field43, BoolField.self)
      case 346: try reader.appendPacked(to: &field43, BoolField.self)
      case 353: try reader.append(to: &field44, DoubleField.self)
      case 354: try reader.appendPacked(to: &field44, DoubleField.self)
      case 362: try reader.append(to: &field45, Wire.MessageField<TestWide.Wide>.self)
      case 368: try reader.append(to: &field46, SInt64Field.self)
      case 370: try reader.appendPacked(to: &field46, SInt64Field.self)
      case 381: try reader.append(to: &field47, Fixed32Field.self)
      case 378: try reader.appendPacked(to: &field47, Fixed32Field.self)
      case 384: field48 = try Int32Field.read(from: &reader)
      case 394: field49 = try Wire.StringField.read(from: &reader)
      case 402:
        try reader.insert(into: &field50, ExactTextField.self, BytesField.self)
      case 408: field51 = try BoolField.read(from: &reader)
      case 417: field52 = try DoubleField.read(from: &reader)
      case 426: try reader.merge(&_field53)
      case 432: field54 = try SInt64Field.read(from: &reader)
      case 445: field55 = try Fixed32Field.read(from: &reader)
      case 448: field56 = try Int32Field.read(from: &reader)
      case 458: field57 = try Wire.StringField.read(from: &reader)
      case 466: field58 = try BytesField.read(from: &reader)
      case 472: field59 = try BoolField.read(from: &reader)
      case 481: field60 = try DoubleField.read(from: &reader)
      case 490: try reader.merge(&_field61)
      case 496: field62 = try SInt64Field.read(from: &reader)
      case 509: field63 = try Fixed32Field.read(from: &reader)
      case 512: field64 = try Int32Field.read(from: &reader)
      case 522: field65 = try Wire.StringField.read(from: &reader)
      case 530: field66 = try BytesField.read(from: &reader)
      case 536: field67 = try BoolField.read(from: &reader)
      case 545: field68 = try DoubleField.read(from: &reader)
      case 554: try reader.merge(&_field69)
      case 560: field70 = try SInt64Field.read(from: &reader)
      case 573: field71 = try Fixed32Field.read(from: &reader)
      case 576: try reader.append(to: &field72, Int32Field.self)
      case 578: try reader.appendPacked(to: &field72, Int32Field.self)
      case 586: try reader.append(to: &field73, Wire.StringField.self)
      case 594: try reader.append(to: &field74, BytesField.self)
      case 600: try reader.append(to: &field75, BoolField.self)
      case 602: try reader.appendPacked(to: &field75, BoolField.self)
      case 609: try reader.append(to: &field76, DoubleField.self)
      case 610: try reader.appendPacked(to: &field76, DoubleField.self)
      case 618: try reader.append(to: &field77, Wire.MessageField<TestWide.Wide>.self)
      case 624: try reader.append(to: &field78, SInt64Field.self)
      case 626: try reader.appendPacked(to: &field78, SInt64Field.self)
      case 637: try reader.append(to: &field79, Fixed32Field.self)
      case 634: try reader.appendPacked(to: &field79, Fixed32Field.self)
      case 640: field80 = try Int32Field.read(from: &reader)
      case 650: field81 = try Wire.StringField.read(from: &reader)
      case 658: field82 = try BytesField.read(from: &reader)
      case 664: field83 = try BoolField.read(from: &reader)
      case 673: field84 = try DoubleField.read(from: &reader)
      case 682: try reader.merge(&_field85)
      case 688: field86 = try SInt64Field.read(from: &reader)
      case 701: field87 = try Fixed32Field.read(from: &reader)
      case 704: field88 = try Int32Field.read(from: &reader)
      case 714: field89 = try Wire.StringField.read(from: &reader)
      case 722: field90 = try BytesField.read(from: &reader)
      case 728: field91 = try BoolField.read(from: &reader)
      case 737: field92 = try DoubleField.read(from: &reader)
      case 746: try reader.merge(&_field93)
      case 752: field94 = try SInt64Field.read(from: &reader)
      case 765: field95 = try Fixed32Field.read(from: &reader)
      case 768: field96 = try Int32Field.read(from: &reader)
      case 778: field97 = try Wire.StringField.read(from: &reader)
      case 786: field98 = try BytesField.read(from: &reader)
      case 792: field99 = try BoolField.read(from: &reader)
      case 802:
        try reader.insert(into: &field100, ExactTextField.self, DoubleField.self)
      case 810: try reader.merge(&_field101)
      case 816: field102 = try SInt64Field.read(from: &reader)
      case 829: field103 = try Fixed32Field.read(from: &reader)
      case 832: try reader.append(to: &field104, Int32Field.self)
      case 834: try reader.appendPacked(to: &field104, Int32Field.self)
      case 842: try reader.append(to: &field105, Wire.StringField.self)
      case 850: try reader.append(to: &field106, BytesField.self)
      case 856: try reader.append(to: &field107, BoolField.self)
      case 858: try reader.appendPacked(to: &field107, BoolField.self)
      case 865: try reader.append(to: &field108, DoubleField.self)
      case 866: try reader.appendPacked(to: &field108, DoubleField.self)
      case 874: try reader.append(to: &field109, Wire.MessageField<TestWide.Wide>.self)
      case 880: try reader.append(to: &field110, SInt64Field.self)
      case 882: try reader.appendPacked(to: &field110, SInt64Field.self)
      case 893: try reader.append(to: &field111, Fixed32Field.self)
      case 890: try reader.appendPacked(to: &field111, Fixed32Field.self)
      case 896: field112 = try Int32Field.read(from: &reader)
      case 906: field113 = try Wire.StringField.read(from: &reader)
      case 914: field114 = try BytesField.read(from: &reader)
      case 920: field115 = try BoolField.read(from: &reader)
      case 929: field116 = try DoubleField.read(from: &reader)
      case 938: try reader.merge(&_field117)
      case 944: field118 = try SInt64Field.read(from: &reader)
      case 957: field119 = try Fixed32Field.read(from: &reader)
      case 960: field120 = try Int32Field.read(from: &reader)
      case 970: field121 = try Wire.StringField.read(from: &reader)
      case 978: field122 = try BytesField.read(from: &reader)
      case 984: field123 = try BoolField.read(from: &reader)
      case 993: field124 = try DoubleField.read(from: &reader)
      case 1002: try reader.merge(&_field125)
      case 1008: field126 = try SInt64Field.read(from: &reader)
      case 1021: field127 = try Fixed32Field.read(from: &reader)
      case 1024: field128 = try Int32Field.read(from: &reader)
      case 1034: field129 = try Wire.StringField.read(from: &reader)
      case 1042: field130 = try BytesField.read(from: &reader)
      case 1048: field131 = try BoolField.read(from: &reader)
      case 1057: field132 = try DoubleField.read(from: &reader)
      case 1066: try reader.merge(&_field133)
      case 1072: field134 = try SInt64Field.read(from: &reader)
      case 1085: field135 = try Fixed32Field.read(from: &reader)
      case 1088: try reader.append(to: &field136, Int32Field.self)
      case 1090: try reader.appendPacked(to: &field136, Int32Field.self)
      case 1098: try reader.append(to: &field137, Wire.StringField.self)
      case 1106: try reader.append(to: &field138, BytesField.self)
      case 1112: try reader.append(to: &field139, BoolField.self)
      case 1114: try reader.appendPacked(to: &field139, BoolField.self)
      case 1121: try reader.append(to: &field140, DoubleField.self)
      case 1122: try reader.appendPacked(to: &field140, DoubleField.self)
      case 1130: try reader.append(to: &field141, Wire.MessageField<TestWide.Wide>.self)
      case 1136: try reader.append(to: &field142, SInt64Field.self)
      case 1138: try reader.appendPacked(to: &field142, SInt64Field.self)
      case 1149: try reader.append(to: &field143, Fixed32Field.self)
      case 1146: try reader.appendPacked(to: &field143, Fixed32Field.self)
      case 1152: field144 = try Int32Field.read(from: &reader)
      case 1162: field145 = try Wire.StringField.read(from: &reader)
      case 1170: field146 = try BytesField.read(from: &reader)
      case 1176: field147 = try BoolField.read(from: &reader)
      case 1185: field148 = try DoubleField.read(from: &reader)
      case 1194: try reader.merge(&_field149)
      case 1202:
        try reader.insert(into: &field150, ExactTextField.self, SInt64Field.self)
      case 1213: field151 = try Fixed32Field.read(from: &reader)
      case 1216: field152 = try Int32Field.read(from: &reader)
      case 1226: field153 = try Wire.StringField.read(from: &reader)
      case 1234: field154 = try BytesField.read(from: &reader)
      case 1240: field155 = try BoolField.read(from: &reader)
      case 1249: field156 = try DoubleField.read(from: &reader)
      case 1258: try reader.merge(&_field157)
      case 1264: field158 = try SInt64Field.read(from: &reader)
      case 1277: field159 = try Fixed32Field.read(from: &reader)
      case 1280: field160 = try Int32Field.read(from: &reader)
      case 1290: field161 = try Wire.StringField.read(from: &reader)
      case 1298: field162 = try BytesField.read(from: &reader)
      case 1304: field163 = try BoolField.read(from: &reader)
      case 1313: field164 = try DoubleField.read(from: &reader)
      case 1322: try reader.merge(&_field165)
      case 1328: field166 = try SInt64Field.read(from: &reader)
      case 1341: field167 = try Fixed32Field.read(from: &reader)
      case 1344: try reader.append(to: &field168, Int32Field.self)
      case 1346: try reader.appendPacked(to: &field168, Int32Field.self)
      case 1354: try reader.append(to: &field169, Wire.StringField.self)
      case 1362: try reader.append(to: &field170, BytesField.self)
      case 1368: try reader.append(to: &field171, BoolField.self)
      case 1370: try reader.appendPacked(to: &field171, BoolField.self)
      case 1377: try reader.append(to: &field172, DoubleField.self)
      case 1378: try reader.appendPacked(to: &field172, DoubleField.self)
      case 1386: try reader.append(to: &field173, Wire.MessageField<TestWide.Wide>.self)
      case 1392: try reader.append(to: &field174, SInt64Field.self)
      case 1394: try reader.appendPacked(to: &field174, SInt64Field.self)
      case 1405: try reader.append(to: &field175, Fixed32Field.self)
      case 1402: try reader.appendPacked(to: &field175, Fixed32Field.self)
      case 1408: field176 = try Int32Field.read(from: &reader)
      case 1418: field177 = try Wire.StringField.read(from: &reader)
      case 1426: field178 = try BytesField.read(from: &reader)
      case 1432: field179 = try BoolField.read(from: &reader)
      case 1441: field180 = try DoubleField.read(from: &reader)
      case 1450: try reader.merge(&_field181)
      case 1456: field182 = try SInt64Field.read(from: &reader)
      case 1469: field183 = try Fixed32Field.read(from: &reader)
      case 1472: field184 = try Int32Field.read(from: &reader)
      case 1482: field185 = try Wire.StringField.read(from: &reader)
      case 1490: field186 = try BytesField.read(from: &reader)
      case 1496: field187 = try BoolField.read(from: &reader)
      case 1505: field188 = try DoubleField.read(from: &reader)
      case 1514: try reader.merge(&_field189)
      case 1520: field190 = try SInt64Field.read(from: &reader)
      case 1533: field191 = try Fixed32Field.read(from: &reader)
      case 1536: field192 = try Int32Field.read(from: &reader)
      case 1546: field193 = try Wire.StringField.read(from: &reader)
      case 1554: field194 = try BytesField.read(from: &reader)
      case 1560: field195 = try BoolField.read(from: &reader)
      case 1569: field196 = try DoubleField.read(from: &reader)
      case 1578: try reader.merge(&_field197)
      case 1584: field198 = try SInt64Field.read(from: &reader)
      case 1597: field199 = try Fixed32Field.read(from: &reader)
      case 1602:
        try reader.insert(into: &field200, ExactTextField.self, Int32Field.self)
      case 1610: try reader.append(to: &field201, Wire.StringField.self)
      case 1618: try reader.append(to: &field202, BytesField.self)
      case 1624: try reader.append(to: &field203, BoolField.self)
      case 1626: try reader.appendPacked(to: &field203, BoolField.self)
      case 1633: try reader.append(to: &field204, DoubleField.self)
      case 1634: try reader.appendPacked(to: &field204, DoubleField.self)
      case 1642: try reader.append(to: &field205, Wire.MessageField<TestWide.Wide>.self)
      case 1648: try reader.append(to: &field206, SInt64Field.self)
      case 1650: try reader.appendPacked(to: &field206, SInt64Field.self)
      case 1661: try reader.append(to: &field207, Fixed32Field.self)
      case 1658: try reader.appendPacked(to: &field207, Fixed32Field.self)
      case 1664: field208 = try Int32Field.read(from: &reader)
      case 1674: field209 = try Wire.StringField.read(from: &reader)
      case 1682: field210 = try BytesField.read(from: &reader)
      case 1688: field211 = try BoolField.read(from: &reader)
      case 1697: field212 = try DoubleField.read(from: &reader)
      case 1706: try reader.merge(&_field213)
      case 1712: field214 = try SInt64Field.read(from: &reader)
      case 1725: field215 = try Fixed32Field.read(from: &reader)
      case 1728: field216 = try Int32Field.read(from: &reader)
      case 1738: field217 = try Wire.StringField.read(from: &reader)
      case 1746: field218 = try BytesField.read(from: &reader)
      case 1752: field219 = try BoolField.read(from: &reader)
      case 1761: field220 = try DoubleField.read(from: &reader)
      case 1770: try reader.merge(&_field221)
      case 1776: field222 = try SInt64Field.read(from: &reader)
      case 1789: field223 = try Fixed32Field.read(from: &reader)
      case 1792: field224 = try Int32Field.read(from: &reader)
      case 1802: field225 = try Wire.StringField.read(from: &reader)
      case 1810: field226 = try BytesField.read(from: &reader)
      case 1816: field227 = try BoolField.read(from: &reader)
      case 1825: field228 = try DoubleField.read(from: &reader)
      case 1834: try reader.merge(&_field229)
      case 1840: field230 = try SInt64Field.read(from: &reader)
      case 1853: field231 = try Fixed32Field.read(from: &reader)
      case 1856: try reader.append(to: &field232, Int32Field.self)
      case 1858: try reader.appendPacked(to: &field232, Int32Field.self)
      case 1866: try reader.append(to: &field233, Wire.StringField.self)
      case 1874: try reader.append(to: &field234, BytesField.self)
      case 1880: try reader.append(to: &field235, BoolField.self)
      case 1882: try reader.appendPacked(to: &field235, BoolField.self)
      case 1889: try reader.append(to: &field236, DoubleField.self)
      case 1890: try reader.appendPacked(to: &field236, DoubleField.self)
      case 1898: try reader.append(to: &field237, Wire.MessageField<TestWide.Wide>.self)
      case 1904: try reader.append(to: &field238, SInt64Field.self)
      case 1906: try reader.appendPacked(to: &field238, SInt64Field.self)
      case 1917: try reader.append(to: &field239, Fixed32Field.self)
      case 1914: try reader.appendPacked(to: &field239, Fixed32Field.self)
      case 1920: field240 = try Int32Field.read(from: &reader)
      case 1930: field241 = try Wire.StringField.read(from: &reader)
      case 1938: field242 = try BytesField.read(from: &reader)
      case 1944: field243 = try BoolField.read(from: &reader)
      case 1953: field244 = try DoubleField.read(from: &reader)
      case 1962: try reader.merge(&_field245)
      case 1968: field246 = try SInt64Field.read(from: &reader)
      case 1981: field247 = try Fixed32Field.read(from: &reader)
      case 1984: field248 = try Int32Field.read(from: &reader)
      case 1994: field249 = try Wire.StringField.read(from: &reader)
      case 2002:
        try reader.insert(into: &field250, ExactTextField.self, BytesField.self)
      case 2008: field251 = try BoolField.read(from: &reader)
      case 2017: field252 = try DoubleField.read(from: &reader)
      case 2026: try reader.merge(&_field253)
      case 2032: field254 = try SInt64Field.read(from: &reader)
      case 2045: field255 = try Fixed32Field.read(from: &reader)
      case 2048: field256 = try Int32Field.read(from: &reader)
      case 2058: field257 = try Wire.StringField.read(from: &reader)
      case 2066: field258 = try BytesField.read(from: &reader)
      case 2072: field259 = try BoolField.read(from: &reader)
      case 2081: field260 = try DoubleField.read(from: &reader)
      case 2090: try reader.merge(&_field261)
      case 2096: field262 = try SInt64Field.read(from: &reader)
      case 2109: field263 = try Fixed32Field.read(from: &reader)
      case 2112: try reader.append(to: &field264, Int32Field.self)
      case 2114: try reader.appendPacked(to: &field264, Int32Field.self)
      case 2122: try reader.append(to: &field265, Wire.StringField.self)
      case 2130: try reader.append(to: &field266, BytesField.self)
      case 2136: try reader.append(to: &field267, BoolField.self)
      case 2138: try reader.appendPacked(to: &field267, BoolField.self)
      case 2145: try reader.append(to: &field268, DoubleField.self)
      case 2146: try reader.appendPacked(to: &field268, DoubleField.self)
      case 2154: try reader.append(to: &field269, Wire.MessageField<TestWide.Wide>.self)
      case 2160: try reader.append(to: &field270, SInt64Field.self)
      case 2162: try reader.appendPacked(to: &field270, SInt64Field.self)
      case 2173: try reader.append(to: &field271, Fixed32Field.self)
      case 2170: try reader.appendPacked(to: &field271, Fixed32Field.self)
      case 2176: field272 = try Int32Field.read(from: &reader)
      case 2186: field273 = try Wire.StringField.read(from: &reader)
      case 2194: field274 = try BytesField.read(from: &reader)
      case 2200: field275 = try BoolField.read(from: &reader)
      case 2209: field276 = try DoubleField.read(from: &reader)
      case 2218: try reader.merge(&_field277)
      case 2224: field278 = try SInt64Field.read(from: &reader)
      case 2237: field279 = try Fixed32Field.read(from: &reader)
      case 2240: field280 = try Int32Field.read(from: &reader)
      case 2250: field281 = try Wire.StringField.read(from: &reader)
      case 2258: field282 = try BytesField.read(from: &reader)
      case 2264: field283 = try BoolField.read(from: &reader)
      case 2273: field284 = try DoubleField.read(from: &reader)
      case 2282: try reader.merge(&_field285)
      case 2288: field286 = try SInt64Field.read(from: &reader)
      case 2301: field287 = try Fixed32Field.read(from: &reader)
      case 2304: field288 = try Int32Field.read(from: &reader)
      case 2314: field289 = try Wire.StringField.read(from: &reader)
      case 2322: field290 = try BytesField.read(from: &reader)
      case 2328: field291 = try BoolField.read(from: &reader)
      case 2337: field292 = try DoubleField.read(from: &reader)
      case 2346: try reader.merge(&_field293)
      case 2352: field294 = try SInt64Field.read(from: &reader)
      case 2365: field295 = try Fixed32Field.read(from: &reader)
      case 2368: try reader.append(to: &field296, Int32Field.self)
      case 2370: try reader.appendPacked(to: &field296, Int32Field.self)
      case 2378: try reader.append(to: &field297, Wire.StringField.self)
      case 2386: try reader.append(to: &field298, BytesField.self)
      case 2392: try reader.append(to: &field299, BoolField.self)
      case 2394: try reader.appendPacked(to: &field299, BoolField.self)
      case 2402:
        try reader.insert(into: &field300, ExactTextField.self, DoubleField.self)
      case 2410: try reader.append(to: &field301, Wire.MessageField<TestWide.Wide>.self)
      case 2416: try reader.append(to: &field302, SInt64Field.self)
      case 2418: try reader.appendPacked(to: &field302, SInt64Field.self)
      case 2429: try reader.append(to: &field303, Fixed32Field.self)
      case 2426: try reader.appendPacked(to: &field303, Fixed32Field.self)
      case 2432: field304 = try Int32Field.read(from: &reader)
      case 2442: field305 = try Wire.StringField.read(from: &reader)
      case 2450: field306 = try BytesField.read(from: &reader)
      case 2456: field307 = try BoolField.read(from: &reader)
      case 2465: field308 = try DoubleField.read(from: &reader)
      case 2474: try reader.merge(&_field309)
      case 2480: field310 = try SInt64Field.read(from: &reader)
      case 2493: field311 = try Fixed32Field.read(from: &reader)
      case 2496: field312 = try Int32Field.read(from: &reader)
      case 2506: field313 = try Wire.StringField.read(from: &reader)
      case 2514: field314 = try BytesField.read(from: &reader)
      case 2520: field315 = try BoolField.read(from: &reader)
      case 2529: field316 = try DoubleField.read(from: &reader)
      case 2538: try reader.merge(&_field317)
      case 2544: field318 = try SInt64Field.read(from: &reader)
      case 2557: field319 = try Fixed32Field.read(from: &reader)
      case 2560: field320 = try Int32Field.read(from: &reader)
      case 2570: field321 = try Wire.StringField.read(from: &reader)
      case 2578: field322 = try BytesField.read(from: &reader)
      case 2584: field323 = try BoolField.read(from: &reader)
      case 2593: field324 = try DoubleField.read(from: &reader)
      case 2602: try reader.merge(&_field325)
      case 2608: field326 = try SInt64Field.read(from: &reader)
      case 2621: field327 = try Fixed32Field.read(from: &reader)
      case 2624: try reader.append(to: &field328, Int32Field.self)
      case 2626: try reader.appendPacked(to: &field328, Int32Field.self)
      case 2634: try reader.append(to: &field329, Wire.StringField.self)
      case 2642: try reader.append(to: &field330, BytesField.self)
      case 2648: try reader.append(to: &field331, BoolField.self)
      case 2650: try reader.appendPacked(to: &field331, BoolField.self)
      case 2657: try reader.append(to: &field332, DoubleField.self)
      case 2658: try reader.appendPacked(to: &field332, DoubleField.self)
      case 2666: try reader.append(to: &field333, Wire.MessageField<TestWide.Wide>.self)
      case 2672: try reader.append(to: &field334, SInt64Field.self)
      case 2674: try reader.appendPacked(to: &field334, SInt64Field.self)
      case 2685: try reader.append(to: &field335, Fixed32Field.self)
      case 2682: try reader.appendPacked(to: &field335, Fixed32Field.self)
      case 2688: field336 = try Int32Field.read(from: &reader)
      case 2698: field337 = try Wire.StringField.read(from: &reader)
      case 2706: field338 = try BytesField.read(from: &reader)
      case 2712: field339 = try BoolField.read(from: &reader)
      case 2721: field340 = try DoubleField.read(from: &reader)
      case 2730: try reader.merge(&_field341)
      case 2736: field342 = try SInt64Field.read(from: &reader)
      case 2749: field343 = try Fixed32Field.read(from: &reader)
      case 2752: field344 = try Int32Field.read(from: &reader)
      case 2762: field345 = try Wire.StringField.read(from: &reader)
      case 2770: field346 = try BytesField.read(from: &reader)
      case 2776: field347 = try BoolField.read(from: &reader)
      case 2785: field348 = try DoubleField.read(from: &reader)
      case 2794: try reader.merge(&_field349)
      case 2802:
        try reader.insert(into: &field350, ExactTextField.self, SInt64Field.self)
      case 2813: field351 = try Fixed32Field.read(from: &reader)
      case 2816: field352 = try Int32Field.read(from: &reader)
      case 2826: field353 = try Wire.StringField.read(from: &reader)
      case 2834: field354 = try BytesField.read(from: &reader)
      case 2840: field355 = try BoolField.read(from: &reader)
      case 2849: field356 = try DoubleField.read(from: &reader)
      case 2858: try reader.merge(&_field357)
      case 2864: field358 = try SInt64Field.read(from: &reader)
      case 2877: field359 = try Fixed32Field.read(from: &reader)
      case 2880: try reader.append(to: &field360, Int32Field.self)
      case 2882: try reader.appendPacked(to: &field360, Int32Field.self)
      case 2890: try reader.append(to: &field361, Wire.StringField.self)
      case 2898: try reader.append(to: &field362, BytesField.self)
      case 2904: try reader.append(to: &field363, BoolField.self)
      case 2906: try reader.appendPacked(to: &field363, BoolField.self)
      case 2913: try reader.append(to: &field364, DoubleField.self)
      case 2914: try reader.appendPacked(to: &field364, DoubleField.self)
      case 2922: try reader.append(to: &field365, Wire.MessageField<TestWide.Wide>.self)
      case 2928: try reader.append(to: &field366, SInt64Field.self)
      case 2930: try reader.appendPacked(to: &field366, SInt64Field.self)
      case 2941: try reader.append(to: &field367, Fixed32Field.self)
      case 2938: try reader.appendPacked(to: &field367, Fixed32Field.self)
      case 2944: field368 = try Int32Field.read(from: &reader)
      case 2954: field369 = try Wire.StringField.read(from: &reader)
      case 2962: field370 = try BytesField.read(from: &reader)
      case 2968: field371 = try BoolField.read(from: &reader)
      case 2977: field372 = try DoubleField.read(from: &reader)
      case 2986: try reader.merge(&_field373)
      case 2992: field374 = try SInt64Field.read(from: &reader)
      case 3005: field375 = try Fixed32Field.read(from: &reader)
      case 3008: field376 = try Int32Field.read(from: &reader)
      case 3018: field377 = try Wire.StringField.read(from: &reader)
      case 3026: field378 = try BytesField.read(from: &reader)
      case 3032: field379 = try BoolField.read(from: &reader)
      case 3041: field380 = try DoubleField.read(from: &reader)
      case 3050: try reader.merge(&_field381)
      case 3056: field382 = try SInt64Field.read(from: &reader)
      case 3069: field383 = try Fixed32Field.read(from: &reader)
      case 3072: field384 = try Int32Field.read(from: &reader)
      case 3082: field385 = try Wire.StringField.read(from: &reader)
      case 3090: field386 = try BytesField.read(from: &reader)
      case 3096: field387 = try BoolField.read(from: &reader)
      case 3105: field388 = try DoubleField.read(from: &reader)
      case 3114: try reader.merge(&_field389)
      case 3120: field390 = try SInt64Field.read(from: &reader)
      case 3133: field391 = try Fixed32Field.read(from: &reader)
      case 3136: try reader.append(to: &field392, Int32Field.self)
      case 3138: try reader.appendPacked(to: &field392, Int32Field.self)
      case 3146: try reader.append(to: &field393, Wire.StringField.self)
      case 3154: try reader.append(to: &field394, BytesField.self)
      case 3160: try reader.append(to: &field395, BoolField.self)
      case 3162: try reader.appendPacked(to: &field395, BoolField.self)
      case 3169: try reader.append(to: &field396, DoubleField.self)
      case 3170: try reader.appendPacked(to: &field396, DoubleField.self)
      case 3178: try reader.append(to: &field397, Wire.MessageField<TestWide.Wide>.self)
      case 3184: try reader.append(to: &field398, SInt64Field.self)
      case 3186: try reader.appendPacked(to: &field398, SInt64Field.self)
      case 3197: try reader.append(to: &field399, Fixed32Field.self)
      case 3194: try reader.appendPacked(to: &field399, Fixed32Field.self)
      case 3202:
        try reader.insert(into: &field400, ExactTextField.self, Int32Field.self)
      case 3210: field401 = try Wire.StringField.read(from: &reader)
      case 3218: field402 = try BytesField.read(from: &reader)
      case 3224: field403 = try BoolField.read(from: &reader)
      case 3233: field404 = try DoubleField.read(from: &reader)
      case 3242: try reader.merge(&_field405)
      case 3248: field406 = try SInt64Field.read(from: &reader)
      case 3261: field407 = try Fixed32Field.read(from: &reader)
      case 3264: field408 = try Int32Field.read(from: &reader)
      case 3274: field409 = try Wire.StringField.read(from: &reader)
      case 3282: field410 = try BytesField.read(from: &reader)
      case 3288: field411 = try BoolField.read(from: &reader)
      case 3297: field412 = try DoubleField.read(from: &reader)
      case 3306: try reader.merge(&_field413)
      case 3312: field414 = try SInt64Field.read(from: &reader)
      case 3325: field415 = try Fixed32Field.read(from: &reader)
      case 3328: field416 = try Int32Field.read(from: &reader)
      case 3338: field417 = try Wire.StringField.read(from: &reader)
      case 3346: field418 = try BytesField.read(from: &reader)
      case 3352: field419 = try BoolField.read(from: &reader)
      case 3361: field420 = try DoubleField.read(from: &reader)
      case 3370: try reader.merge(&_field421)
      case 3376: field422 = try SInt64Field.read(from: &reader)
      case 3389: field423 = try Fixed32Field.read(from: &reader)
      case 3392: try reader.append(to: &field424, Int32Field.self)
      case 3394: try reader.appendPacked(to: &field424, Int32Field.self)
      case 3402: try reader.append(to: &field425, Wire.StringField.self)
      case 3410: try reader.append(to: &field426, BytesField.self)
      case 3416: try reader.append(to: &field427, BoolField.self)
      case 3418: try reader.appendPacked(to: &field427, BoolField.self)
      case 3425: try reader.append(to: &field428, DoubleField.self)
      case 3426: try reader.appendPacked(to: &field428, DoubleField.self)
      case 3434: try reader.append(to: &field429, Wire.MessageField<TestWide.Wide>.self)
      case 3440: try reader.append(to: &field430, SInt64Field.self)
      case 3442: try reader.appendPacked(to: &field430, SInt64Field.self)
      case 3453: try reader.append(to: &field431, Fixed32Field.self)
      case 3450: try reader.appendPacked(to: &field431, Fixed32Field.self)
      case 3456: field432 = try Int32Field.read(from: &reader)
      case 3466: field433 = try Wire.StringField.read(from: &reader)
      case 3474: field434 = try BytesField.read(from: &reader)
      case 3480: field435 = try BoolField.read(from: &reader)
      case 3489: field436 = try DoubleField.read(from: &reader)
      case 3498: try reader.merge(&_field437)
      case 3504: field438 = try SInt64Field.read(from: &reader)
      case 3517: field439 = try Fixed32Field.read(from: &reader)
      case 3520: field440 = try Int32Field.read(from: &reader)
      case 3530: field441 = try Wire.StringField.read(from: &reader)
      case 3538: field442 = try BytesField.read(from: &reader)
      case 3544: field443 = try BoolField.read(from: &reader)
      case 3553: field444 = try DoubleField.read(from: &reader)
      case 3562: try reader.merge(&_field445)
      case 3568: field446 = try SInt64Field.read(from: &reader)
      case 3581: field447 = try Fixed32Field.read(from: &reader)
      case 3584: field448 = try Int32Field.read(from: &reader)
      case 3594: field449 = try Wire.StringField.read(from: &reader)
      case 3602:
        try reader.insert(into: &field450, ExactTextField.self, BytesField.self)
      case 3608: field451 = try BoolField.read(from: &reader)
      case 3617: field452 = try DoubleField.read(from: &reader)
      case 3626: try reader.merge(&_field453)
      case 3632: field454 = try SInt64Field.read(from: &reader)
      case 3645: field455 = try Fixed32Field.read(from: &reader)
      case 3648: try reader.append(to: &field456, Int32Field.self)
      case 3650: try reader.appendPacked(to: &field456, Int32Field.self)
      case 3658: try reader.append(to: &field457, Wire.StringField.self)
      case 3666: try reader.append(to: &field458, BytesField.self)
      case 3672: try reader.append(to: &field459, BoolField.self)
      case 3674: try reader.appendPacked(to: &field459, BoolField.self)
      case 3681: try reader.append(to: &field460, DoubleField.self)
      case 3682: try reader.appendPacked(to: &field460, DoubleField.self)
      case 3690: try reader.append(to: &field461, Wire.MessageField<TestWide.Wide>.self)
      case 3696: try reader.append(to: &field462, SInt64Field.self)
      case 3698: try reader.appendPacked(to: &field462, SInt64Field.self)
      case 3709: try reader.append(to: &field463, Fixed32Field.self)
      case 3706: try reader.appendPacked(to: &field463, Fixed32Field.self)
      case 3712: field464 = try Int32Field.read(from: &reader)
      case 3722: field465 = try Wire.StringField.read(from: &reader)
      case 3730: field466 = try BytesField.read(from: &reader)
      case 3736: field467 = try BoolField.read(from: &reader)
      case 3745: field468 = try DoubleField.read(from: &reader)
      case 3754: try reader.merge(&_field469)
      case 3760: field470 = try SInt64Field.read(from: &reader)
      case 3773: field471 = try Fixed32Field.read(from: &reader)
      case 3776: field472 = try Int32Field.read(from: &reader)
      case 3786: field473 = try Wire.StringField.read(from: &reader)
      case 3794: field474 = try BytesField.read(from: &reader)
      case 3800: field475 = try BoolField.read(from: &reader)
      case 3809: field476 = try DoubleField.read(from: &reader)
      case 3818: try reader.merge(&_field477)
      case 3824: field478 = try SInt64Field.read(from: &reader)
      case 3837: field479 = try Fixed32Field.read(from: &reader)
      case 3840: field480 = try Int32Field.read(from: &reader)
      case 3850: field481 = try Wire.StringField.read(from: &reader)
      case 3858: field482 = try BytesField.read(from: &reader)
      case 3864: field483 = try BoolField.read(from: &reader)
      case 3873: field484 = try DoubleField.read(from: &reader)
      case 3882: try reader.merge(&_field485)
      case 3888: field486 = try SInt64Field.read(from: &reader)
      case 3901: field487 = try Fixed32Field.read(from: &reader)
      case 3904: try reader.append(to: &field488, Int32Field.self)
      case 3906: try reader.appendPacked(to: &field488, Int32Field.self)
      case 3914: try reader.append(to: &field489, Wire.StringField.self)
      case 3922: try reader.append(to: &field490, BytesField.self)
      case 3928: try reader.append(to: &field491, BoolField.self)
      case 3930: try reader.appendPacked(to: &field491, BoolField.self)
      case 3937: try reader.append(to: &field492, DoubleField.self)
      case 3938: try reader.appendPacked(to: &field492, DoubleField.self)
      case 3946: try reader.append(to: &field493, Wire.MessageField<TestWide.Wide>.self)
      case 3952: try reader.append(to: &field494, SInt64Field.self)
      case 3954: try reader.appendPacked(to: &field494, SInt64Field.self)
      case 3965: try reader.append(to: &field495, Fixed32Field.self)
      case 3962: try reader.appendPacked(to: &field495, Fixed32Field.self)
      case 3968: field496 = try Int32Field.read(from: &reader)
      case 3978: field497 = try Wire.StringField.read(from: &reader)
      case 3986: field498 = try BytesField.read(from: &reader)
      case 3992: field499 = try BoolField.read(from: &reader)
      case 4002:
        try reader.insert(into: &field500, ExactTextField.self, DoubleField.self)
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.implicit(field1, "field1", Wire.StringField.self)
    try writer.implicit(field2, "field2", BytesField.self)
    try writer.implicit(field3, "field3", BoolField.self)
    try writer.implicit(field4, "field4", DoubleField.self)
    try writer.boxed(_field5, "field5")
    try writer.implicit(field6, "field6", SInt64Field.self)
    try writer.implicit(field7, "field7", Fixed32Field.self)
    try writer.repeated(field8, "field8", Int32Field.self)
    try writer.repeated(field9, "field9", Wire.StringField.self)
    try writer.repeated(field10, "field10", BytesField.self)
    try writer.repeated(field11, "field11", BoolField.self)
    try writer.repeated(field12, "field12", DoubleField.self)
    try writer.repeated(field13, "field13", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field14, "field14", SInt64Field.self)
    try writer.repeated(field15, "field15", Fixed32Field.self)
    try writer.optional(field16, "field16", Int32Field.self)
    try writer.optional(field17, "field17", Wire.StringField.self)
    try writer.optional(field18, "field18", BytesField.self)
    try writer.optional(field19, "field19", BoolField.self)
    try writer.optional(field20, "field20", DoubleField.self)
    try writer.boxed(_field21, "field21")
    try writer.optional(field22, "field22", SInt64Field.self)
    try writer.optional(field23, "field23", Fixed32Field.self)
    try writer.implicit(field24, "field24", Int32Field.self)
    try writer.implicit(field25, "field25", Wire.StringField.self)
    try writer.implicit(field26, "field26", BytesField.self)
    try writer.implicit(field27, "field27", BoolField.self)
    try writer.implicit(field28, "field28", DoubleField.self)
    try writer.boxed(_field29, "field29")
    try writer.implicit(field30, "field30", SInt64Field.self)
    try writer.implicit(field31, "field31", Fixed32Field.self)
    try writer.implicit(field32, "field32", Int32Field.self)
    try writer.implicit(field33, "field33", Wire.StringField.self)
    try writer.implicit(field34, "field34", BytesField.self)
    try writer.implicit(field35, "field35", BoolField.self)
    try writer.implicit(field36, "field36", DoubleField.self)
    try writer.boxed(_field37, "field37")
    try writer.implicit(field38, "field38", SInt64Field.self)
    try writer.implicit(field39, "field39", Fixed32Field.self)
    try writer.repeated(field40, "field40", Int32Field.self)
    try writer.repeated(field41, "field41", Wire.StringField.self)
    try writer.repeated(field42, "field42", BytesField.self)
    try writer.repeated(field43, "field43", BoolField.self)
    try writer.repeated(field44, "field44", DoubleField.self)
    try writer.repeated(field45, "field45", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field46, "field46", SInt64Field.self)
    try writer.repeated(field47, "field47", Fixed32Field.self)
    try writer.optional(field48, "field48", Int32Field.self)
    try writer.optional(field49, "field49", Wire.StringField.self)
    try writer.map(field50, "field50", ExactTextField.self, BytesField.self)
    try writer.optional(field51, "field51", BoolField.self)
    try writer.optional(field52, "field52", DoubleField.self)
    try writer.boxed(_field53, "field53")
    try writer.optional(field54, "field54", SInt64Field.self)
    try writer.optional(field55, "field55", Fixed32Field.self)
    try writer.implicit(field56, "field56", Int32Field.self)
    try writer.implicit(field57, "field57", Wire.StringField.self)
    try writer.implicit(field58, "field58", BytesField.self)
    try writer.implicit(field59, "field59", BoolField.self)
    try writer.implicit(field60, "field60", DoubleField.self)
    try writer.boxed(_field61, "field61")
    try writer.implicit(field62, "field62", SInt64Field.self)
    try writer.implicit(field63, "field63", Fixed32Field.self)
    try writer.implicit(field64, "field64", Int32Field.self)
    try writer.implicit(field65, "field65", Wire.StringField.self)
    try writer.implicit(field66, "field66", BytesField.self)
    try writer.implicit(field67, "field67", BoolField.self)
    try writer.implicit(field68, "field68", DoubleField.self)
    try writer.boxed(_field69, "field69")
    try writer.implicit(field70, "field70", SInt64Field.self)
    try writer.implicit(field71, "field71", Fixed32Field.self)
    try writer.repeated(field72, "field72", Int32Field.self)
    try writer.repeated(field73, "field73", Wire.StringField.self)
    try writer.repeated(field74, "field74", BytesField.self)
    try writer.repeated(field75, "field75", BoolField.self)
    try writer.repeated(field76, "field76", DoubleField.self)
    try writer.repeated(field77, "field77", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field78, "field78", SInt64Field.self)
    try writer.repeated(field79, "field79", Fixed32Field.self)
    try writer.optional(field80, "field80", Int32Field.self)
    try writer.optional(field81, "field81", Wire.StringField.self)
    try writer.optional(field82, "field82", BytesField.self)
    try writer.optional(field83, "field83", BoolField.self)
    try writer.optional(field84, "field84", DoubleField.self)
    try writer.boxed(_field85, "field85")
    try writer.optional(field86, "field86", SInt64Field.self)
    try writer.optional(field87, "field87", Fixed32Field.self)
    try writer.implicit(field88, "field88", Int32Field.self)
    try writer.implicit(field89, "field89", Wire.StringField.self)
    try writer.implicit(field90, "field90", BytesField.self)
    try writer.implicit(field91, "field91", BoolField.self)
    try writer.implicit(field92, "field92", DoubleField.self)
    try writer.boxed(_field93, "field93")
    try writer.implicit(field94, "field94", SInt64Field.self)
    try writer.implicit(field95, "field95", Fixed32Field.self)
    try writer.implicit(field96, "field96", Int32Field.self)
    try writer.implicit(field97, "field97", Wire.StringField.self)
    try writer.implicit(field98, "field98", BytesField.self)
    try writer.implicit(field99, "field99", BoolField.self)
    try writer.map(field100, "field100", ExactTextField.self, DoubleField.self)
    try writer.boxed(_field101, "field101")
    try writer.implicit(field102, "field102", SInt64Field.self)
    try writer.implicit(field103, "field103", Fixed32Field.self)
    try writer.repeated(field104, "field104", Int32Field.self)
    try writer.repeated(field105, "field105", Wire.StringField.self)
    try writer.repeated(field106, "field106", BytesField.self)
    try writer.repeated(field107, "field107", BoolField.self)
    try writer.repeated(field108, "field108", DoubleField.self)
    try writer.repeated(field109, "field109", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field110, "field110", SInt64Field.self)
    try writer.repeated(field111, "field111", Fixed32Field.self)
    try writer.optional(field112, "field112", Int32Field.self)
    try writer.optional(field113, "field113", Wire.StringField.self)
    try writer.optional(field114, "field114", BytesField.self)
    try writer.optional(field115, "field115", BoolField.self)
    try writer.optional(field116, "field116", DoubleField.self)
    try writer.boxed(_field117, "field117")
    try writer.optional(field118, "field118", SInt64Field.self)
    try writer.optional(field119, "field119", Fixed32Field.self)
    try writer.implicit(field120, "field120", Int32Field.self)
    try writer.implicit(field121, "field121", Wire.StringField.self)
    try writer.implicit(field122, "field122", BytesField.self)
    try writer.implicit(field123, "field123", BoolField.self)
    try writer.implicit(field124, "field124", DoubleField.self)
    try writer.boxed(_field125, "field125")
    try writer.implicit(field126, "field126", SInt64Field.self)
    try writer.implicit(field127, "field127", Fixed32Field.self)
    try writer.implicit(field128, "field128", Int32Field.self)
    try writer.implicit(field129, "field129", Wire.StringField.self)
    try writer.implicit(field130, "field130", BytesField.self)
    try writer.implicit(field131, "field131", BoolField.self)
    try writer.implicit(field132, "field132", DoubleField.self)
    try writer.boxed(_field133, "field133")
    try writer.implicit(field134, "field134", SInt64Field.self)
    try writer.implicit(field135, "field135", Fixed32Field.self)
    try writer.repeated(field136, "field136", Int32Field.self)
    try writer.repeated(field137, "field137", Wire.StringField.self)
    try writer.repeated(field138, "field138", BytesField.self)
    try writer.repeated(field139, "field139", BoolField.self)
    try writer.repeated(field140, "field140", DoubleField.self)
    try writer.repeated(field141, "field141", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field142, "field142", SInt64Field.self)
    try writer.repeated(field143, "field143", Fixed32Field.self)
    try writer.optional(field144, "field144", Int32Field.self)
    try writer.optional(field145, "field145", Wire.StringField.self)
    try writer.optional(field146, "field146", BytesField.self)
    try writer.optional(field147, "field147", BoolField.self)
    try writer.optional(field148, "field148", DoubleField.self)
    try writer.boxed(_field149, "field149")
    try writer.map(field150, "field150", ExactTextField.self, SInt64Field.self)
    try writer.optional(field151, "field151", Fixed32Field.self)
    try writer.implicit(field152, "field152", Int32Field.self)
    try writer.implicit(field153, "field153", Wire.StringField.self)
    try writer.implicit(field154, "field154", BytesField.self)
    try writer.implicit(field155, "field155", BoolField.self)
    try writer.implicit(field156, "field156", DoubleField.self)
    try writer.boxed(_field157, "field157")
    try writer.implicit(field158, "field158", SInt64Field.self)
    try writer.implicit(field159, "field159", Fixed32Field.self)
    try writer.implicit(field160, "field160", Int32Field.self)
    try writer.implicit(field161, "field161", Wire.StringField.self)
    try writer.implicit(field162, "field162", BytesField.self)
    try writer.implicit(field163, "field163", BoolField.self)
    try writer.implicit(field164, "field164", DoubleField.self)
    try writer.boxed(_field165, "field165")
    try writer.implicit(field166, "field166", SInt64Field.self)
    try writer.implicit(field167, "field167", Fixed32Field.self)
    try writer.repeated(field168, "field168", Int32Field.self)
    try writer.repeated(field169, "field169", Wire.StringField.self)
    try writer.repeated(field170, "field170", BytesField.self)
    try writer.repeated(field171, "field171", BoolField.self)
    try writer.repeated(field172, "field172", DoubleField.self)
    try writer.repeated(field173, "field173", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field174, "field174", SInt64Field.self)
    try writer.repeated(field175, "field175", Fixed32Field.self)
    try writer.optional(field176, "field176", Int32Field.self)
    try writer.optional(field177, "field177", Wire.StringField.self)
    try writer.optional(field178, "field178", BytesField.self)
    try writer.optional(field179, "field179", BoolField.self)
    try writer.optional(field180, "field180", DoubleField.self)
    try writer.boxed(_field181, "field181")
    try writer.optional(field182, "field182", SInt64Field.self)
    try writer.optional(field183, "field183", Fixed32Field.self)
    try writer.implicit(field184, "field184", Int32Field.self)
    try writer.implicit(field185, "field185", Wire.StringField.self)
    try writer.implicit(field186, "field186", BytesField.self)
    try writer.implicit(field187, "field187", BoolField.self)
    try writer.implicit(field188, "field188", DoubleField.self)
    try writer.boxed(_field189, "field189")
    try writer.implicit(field190, "field190", SInt64Field.self)
    try writer.implicit(field191, "field191", Fixed32Field.self)
    try writer.implicit(field192, "field192", Int32Field.self)
    try writer.implicit(field193, "field193", Wire.StringField.self)
    try writer.implicit(field194, "field194", BytesField.self)
    try writer.implicit(field195, "field195", BoolField.self)
    try writer.implicit(field196, "field196", DoubleField.self)
    try writer.boxed(_field197, "field197")
    try writer.implicit(field198, "field198", SInt64Field.self)
    try writer.implicit(field199, "field199", Fixed32Field.self)
    try writer.map(field200, "field200", ExactTextField.self, Int32Field.self)
    try writer.repeated(field201, "field201", Wire.StringField.self)
    try writer.repeated(field202, "field202", BytesField.self)
    try writer.repeated(field203, "field203", BoolField.self)
    try writer.repeated(field204, "field204", DoubleField.self)
    try writer.repeated(field205, "field205", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field206, "field206", SInt64Field.self)
    try writer.repeated(field207, "field207", Fixed32Field.self)
    try writer.optional(field208, "field208", Int32Field.self)
    try writer.optional(field209, "field209", Wire.StringField.self)
    try writer.optional(field210, "field210", BytesField.self)
    try writer.optional(field211, "field211", BoolField.self)
    try writer.optional(field212, "field212", DoubleField.self)
    try writer.boxed(_field213, "field213")
    try writer.optional(field214, "field214", SInt64Field.self)
    try writer.optional(field215, "field215", Fixed32Field.self)
    try writer.implicit(field216, "field216", Int32Field.self)
    try writer.implicit(field217, "field217", Wire.StringField.self)
    try writer.implicit(field218, "field218", BytesField.self)
    try writer.implicit(field219, "field219", BoolField.self)
    try writer.implicit(field220, "field220", DoubleField.self)
    try writer.boxed(_field221, "field221")
    try writer.implicit(field222, "field222", SInt64Field.self)
    try writer.implicit(field223, "field223", Fixed32Field.self)
    try writer.implicit(field224, "field224", Int32Field.self)
    try writer.implicit(field225, "field225", Wire.StringField.self)
    try writer.implicit(field226, "field226", BytesField.self)
    try writer.implicit(field227, "field227", BoolField.self)
    try writer.implicit(field228, "field228", DoubleField.self)
    try writer.boxed(_field229, "field229")
    try writer.implicit(field230, "field230", SInt64Field.self)
    try writer.implicit(field231, "field231", Fixed32Field.self)
    try writer.repeated(field232, "field232", Int32Field.self)
    try writer.repeated(field233, "field233", Wire.StringField.self)
    try writer.repeated(field234, "field234", BytesField.self)
    try writer.repeated(field235, "field235", BoolField.self)
    try writer.repeated(field236, "field236", DoubleField.self)
    try writer.repeated(field237, "field237", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field238, "field238", SInt64Field.self)
    try writer.repeated(field239, "field239", Fixed32Field.self)
    try writer.optional(field240, "field240", Int32Field.self)
    try writer.optional(field241, "field241", Wire.StringField.self)
    try writer.optional(field242, "field242", BytesField.self)
    try writer.optional(field243, "field243", BoolField.self)
    try writer.optional(field244, "field244", DoubleField.self)
    try writer.boxed(_field245, "field245")
    try writer.optional(field246, "field246", SInt64Field.self)
    try writer.optional(field247, "field247", Fixed32Field.self)
    try writer.implicit(field248, "field248", Int32Field.self)
    try writer.implicit(field249, "field249", Wire.StringField.self)
    try writer.map(field250, "field250", ExactTextField.self, BytesField.self)
    try writer.implicit(field251, "field251", BoolField.self)
    try writer.implicit(field252, "field252", DoubleField.self)
    try writer.boxed(_field253, "field253")
    try writer.implicit(field254, "field254", SInt64Field.self)
    try writer.implicit(field255, "field255", Fixed32Field.self)
    try writer.implicit(field256, "field256", Int32Field.self)
    try writer.implicit(field257, "field257", Wire.StringField.self)
    try writer.implicit(field258, "field258", BytesField.self)
    try writer.implicit(field259, "field259", BoolField.self)
    try writer.implicit(field260, "field260", DoubleField.self)
    try writer.boxed(_field261, "field261")
    try writer.implicit(field262, "field262", SInt64Field.self)
    try writer.implicit(field263, "field263", Fixed32Field.self)
    try writer.repeated(field264, "field264", Int32Field.self)
    try writer.repeated(field265, "field265", Wire.StringField.self)
    try writer.repeated(field266, "field266", BytesField.self)
    try writer.repeated(field267, "field267", BoolField.self)
    try writer.repeated(field268, "field268", DoubleField.self)
    try writer.repeated(field269, "field269", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field270, "field270", SInt64Field.self)
    try writer.repeated(field271, "field271", Fixed32Field.self)
    try writer.optional(field272, "field272", Int32Field.self)
    try writer.optional(field273, "field273", Wire.StringField.self)
    try writer.optional(field274, "field274", BytesField.self)
    try writer.optional(field275, "field275", BoolField.self)
    try writer.optional(field276, "field276", DoubleField.self)
    try writer.boxed(_field277, "field277")
    try writer.optional(field278, "field278", SInt64Field.self)
    try writer.optional(field279, "field279", Fixed32Field.self)
    try writer.implicit(field280, "field280", Int32Field.self)
    try writer.implicit(field281, "field281", Wire.StringField.self)
    try writer.implicit(field282, "field282", BytesField.self)
    try writer.implicit(field283, "field283", BoolField.self)
    try writer.implicit(field284, "field284", DoubleField.self)
    try writer.boxed(_field285, "field285")
    try writer.implicit(field286, "field286", SInt64Field.self)
    try writer.implicit(field287, "field287", Fixed32Field.self)
    try writer.implicit(field288, "field288", Int32Field.self)
    try writer.implicit(field289, "field289", Wire.StringField.self)
    try writer.implicit(field290, "field290", BytesField.self)
    try writer.implicit(field291, "field291", BoolField.self)
    try writer.implicit(field292, "field292", DoubleField.self)
    try writer.boxed(_field293, "field293")
    try writer.implicit(field294, "field294", SInt64Field.self)
    try writer.implicit(field295, "field295", Fixed32Field.self)
    try writer.repeated(field296, "field296", Int32Field.self)
    try writer.repeated(field297, "field297", Wire.StringField.self)
    try writer.repeated(field298, "field298", BytesField.self)
    try writer.repeated(field299, "field299", BoolField.self)
    try writer.map(field300, "field300", ExactTextField.self, DoubleField.self)
    try writer.repeated(field301, "field301", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field302, "field302", SInt64Field.self)
    try writer.repeated(field303, "field303", Fixed32Field.self)
    try writer.optional(field304, "field304", Int32Field.self)
    try writer.optional(field305, "field305", Wire.StringField.self)
    try writer.optional(field306, "field306", BytesField.self)
    try writer.optional(field307, "field307", BoolField.self)
    try writer.optional(field308, "field308", DoubleField.self)
    try writer.boxed(_field309, "field309")
    try writer.optional(field310, "field310", SInt64Field.self)
    try writer.optional(field311, "field311", Fixed32Field.self)
    try writer.implicit(field312, "field312", Int32Field.self)
    try writer.implicit(field313, "field313", Wire.StringField.self)
    try writer.implicit(field314, "field314", BytesField.self)
    try writer.implicit(field315, "field315", BoolField.self)
    try writer.implicit(field316, "field316", DoubleField.self)
    try writer.boxed(_field317, "field317")
    try writer.implicit(field318, "field318", SInt64Field.self)
    try writer.implicit(field319, "field319", Fixed32Field.self)
    try writer.implicit(field320, "field320", Int32Field.self)
    try writer.implicit(field321, "field321", Wire.StringField.self)
    try writer.implicit(field322, "field322", BytesField.self)
    try writer.implicit(field323, "field323", BoolField.self)
    try writer.implicit(field324, "field324", DoubleField.self)
    try writer.boxed(_field325, "field325")
    try writer.implicit(field326, "field326", SInt64Field.self)
    try writer.implicit(field327, "field327", Fixed32Field.self)
    try writer.repeated(field328, "field328", Int32Field.self)
    try writer.repeated(field329, "field329", Wire.StringField.self)
    try writer.repeated(field330, "field330", BytesField.self)
    try writer.repeated(field331, "field331", BoolField.self)
    try writer.repeated(field332, "field332", DoubleField.self)
    try writer.repeated(field333, "field333", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field334, "field334", SInt64Field.self)
    try writer.repeated(field335, "field335", Fixed32Field.self)
    try writer.optional(field336, "field336", Int32Field.self)
    try writer.optional(field337, "field337", Wire.StringField.self)
    try writer.optional(field338, "field338", BytesField.self)
    try writer.optional(field339, "field339", BoolField.self)
    try writer.optional(field340, "field340", DoubleField.self)
    try writer.boxed(_field341, "field341")
    try writer.optional(field342, "field342", SInt64Field.self)
    try writer.optional(field343, "field343", Fixed32Field.self)
    try writer.implicit(field344, "field344", Int32Field.self)
    try writer.implicit(field345, "field345", Wire.StringField.self)
    try writer.implicit(field346, "field346", BytesField.self)
    try writer.implicit(field347, "field347", BoolField.self)
    try writer.implicit(field348, "field348", DoubleField.self)
    try writer.boxed(_field349, "field349")
    try writer.map(field350, "field350", ExactTextField.self, SInt64Field.self)
    try writer.implicit(field351, "field351", Fixed32Field.self)
    try writer.implicit(field352, "field352", Int32Field.self)
    try writer.implicit(field353, "field353", Wire.StringField.self)
    try writer.implicit(field354, "field354", BytesField.self)
    try writer.implicit(field355, "field355", BoolField.self)
    try writer.implicit(field356, "field356", DoubleField.self)
    try writer.boxed(_field357, "field357")
    try writer.implicit(field358, "field358", SInt64Field.self)
    try writer.implicit(field359, "field359", Fixed32Field.self)
    try writer.repeated(field360, "field360", Int32Field.self)
    try writer.repeated(field361, "field361", Wire.StringField.self)
    try writer.repeated(field362, "field362", BytesField.self)
    try writer.repeated(field363, "field363", BoolField.self)
    try writer.repeated(field364, "field364", DoubleField.self)
    try writer.repeated(field365, "field365", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field366, "field366", SInt64Field.self)
    try writer.repeated(field367, "field367", Fixed32Field.self)
    try writer.optional(field368, "field368", Int32Field.self)
    try writer.optional(field369, "field369", Wire.StringField.self)
    try writer.optional(field370, "field370", BytesField.self)
    try writer.optional(field371, "field371", BoolField.self)
    try writer.optional(field372, "field372", DoubleField.self)
    try writer.boxed(_field373, "field373")
    try writer.optional(field374, "field374", SInt64Field.self)
    try writer.optional(field375, "field375", Fixed32Field.self)
    try writer.implicit(field376, "field376", Int32Field.self)
    try writer.implicit(field377, "field377", Wire.StringField.self)
    try writer.implicit(field378, "field378", BytesField.self)
    try writer.implicit(field379, "field379", BoolField.self)
    try writer.implicit(field380, "field380", DoubleField.self)
    try writer.boxed(_field381, "field381")
    try writer.implicit(field382, "field382", SInt64Field.self)
    try writer.implicit(field383, "field383", Fixed32Field.self)
    try writer.implicit(field384, "field384", Int32Field.self)
    try writer.implicit(field385, "field385", Wire.StringField.self)
    try writer.implicit(field386, "field386", BytesField.self)
    try writer.implicit(field387, "field387", BoolField.self)
    try writer.implicit(field388, "field388", DoubleField.self)
    try writer.boxed(_field389, "field389")
    try writer.implicit(field390, "field390", SInt64Field.self)
    try writer.implicit(field391, "field391", Fixed32Field.self)
    try writer.repeated(field392, "field392", Int32Field.self)
    try writer.repeated(field393, "field393", Wire.StringField.self)
    try writer.repeated(field394, "field394", BytesField.self)
    try writer.repeated(field395, "field395", BoolField.self)
    try writer.repeated(field396, "field396", DoubleField.self)
    try writer.repeated(field397, "field397", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field398, "field398", SInt64Field.self)
    try writer.repeated(field399, "field399", Fixed32Field.self)
    try writer.map(field400, "field400", ExactTextField.self, Int32Field.self)
    try writer.optional(field401, "field401", Wire.StringField.self)
    try writer.optional(field402, "field402", BytesField.self)
    try writer.optional(field403, "field403", BoolField.self)
    try writer.optional(field404, "field404", DoubleField.self)
    try writer.boxed(_field405, "field405")
    try writer.optional(field406, "field406", SInt64Field.self)
    try writer.optional(field407, "field407", Fixed32Field.self)
    try writer.implicit(field408, "field408", Int32Field.self)
    try writer.implicit(field409, "field409", Wire.StringField.self)
    try writer.implicit(field410, "field410", BytesField.self)
    try writer.implicit(field411, "field411", BoolField.self)
    try writer.implicit(field412, "field412", DoubleField.self)
    try writer.boxed(_field413, "field413")
    try writer.implicit(field414, "field414", SInt64Field.self)
    try writer.implicit(field415, "field415", Fixed32Field.self)
    try writer.implicit(field416, "field416", Int32Field.self)
    try writer.implicit(field417, "field417", Wire.StringField.self)
    try writer.implicit(field418, "field418", BytesField.self)
    try writer.implicit(field419, "field419", BoolField.self)
    try writer.implicit(field420, "field420", DoubleField.self)
    try writer.boxed(_field421, "field421")
    try writer.implicit(field422, "field422", SInt64Field.self)
    try writer.implicit(field423, "field423", Fixed32Field.self)
    try writer.repeated(field424, "field424", Int32Field.self)
    try writer.repeated(field425, "field425", Wire.StringField.self)
    try writer.repeated(field426, "field426", BytesField.self)
    try writer.repeated(field427, "field427", BoolField.self)
    try writer.repeated(field428, "field428", DoubleField.self)
    try writer.repeated(field429, "field429", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field430, "field430", SInt64Field.self)
    try writer.repeated(field431, "field431", Fixed32Field.self)
    try writer.optional(field432, "field432", Int32Field.self)
    try writer.optional(field433, "field433", Wire.StringField.self)
    try writer.optional(field434, "field434", BytesField.self)
    try writer.optional(field435, "field435", BoolField.self)
    try writer.optional(field436, "field436", DoubleField.self)
    try writer.boxed(_field437, "field437")
    try writer.optional(field438, "field438", SInt64Field.self)
    try writer.optional(field439, "field439", Fixed32Field.self)
    try writer.implicit(field440, "field440", Int32Field.self)
    try writer.implicit(field441, "field441", Wire.StringField.self)
    try writer.implicit(field442, "field442", BytesField.self)
    try writer.implicit(field443, "field443", BoolField.self)
    try writer.implicit(field444, "field444", DoubleField.self)
    try writer.boxed(_field445, "field445")
    try writer.implicit(field446, "field446", SInt64Field.self)
    try writer.implicit(field447, "field447", Fixed32Field.self)
    try writer.implicit(field448, "field448", Int32Field.self)
    try writer.implicit(field449, "field449", Wire.StringField.self)
    try writer.map(field450, "field450", ExactTextField.self, BytesField.self)
    try writer.implicit(field451, "field451", BoolField.self)
    try writer.implicit(field452, "field452", DoubleField.self)
    try writer.boxed(_field453, "field453")
    try writer.implicit(field454, "field454", SInt64Field.self)
    try writer.implicit(field455, "field455", Fixed32Field.self)
    try writer.repeated(field456, "field456", Int32Field.self)
    try writer.repeated(field457, "field457", Wire.StringField.self)
    try writer.repeated(field458, "field458", BytesField.self)
    try writer.repeated(field459, "field459", BoolField.self)
    try writer.repeated(field460, "field460", DoubleField.self)
    try writer.repeated(field461, "field461", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field462, "field462", SInt64Field.self)
    try writer.repeated(field463, "field463", Fixed32Field.self)
    try writer.optional(field464, "field464", Int32Field.self)
    try writer.optional(field465, "field465", Wire.StringField.self)
    try writer.optional(field466, "field466", BytesField.self)
    try writer.optional(field467, "field467", BoolField.self)
    try writer.optional(field468, "field468", DoubleField.self)
    try writer.boxed(_field469, "field469")
    try writer.optional(field470, "field470", SInt64Field.self)
    try writer.optional(field471, "field471", Fixed32Field.self)
    try writer.implicit(field472, "field472", Int32Field.self)
    try writer.implicit(field473, "field473", Wire.StringField.self)
    try writer.implicit(field474, "field474", BytesField.self)
    try writer.implicit(field475, "field475", BoolField.self)
    try writer.implicit(field476, "field476", DoubleField.self)
    try writer.boxed(_field477, "field477")
    try writer.implicit(field478, "field478", SInt64Field.self)
    try writer.implicit(field479, "field479", Fixed32Field.self)
    try writer.implicit(field480, "field480", Int32Field.self)
    try writer.implicit(field481, "field481", Wire.StringField.self)
    try writer.implicit(field482, "field482", BytesField.self)
    try writer.implicit(field483, "field483", BoolField.self)
    try writer.implicit(field484, "field484", DoubleField.self)
    try writer.boxed(_field485, "field485")
    try writer.implicit(field486, "field486", SInt64Field.self)
    try writer.implicit(field487, "field487", Fixed32Field.self)
    try writer.repeated(field488, "field488", Int32Field.self)
    try writer.repeated(field489, "field489", Wire.StringField.self)
    try writer.repeated(field490, "field490", BytesField.self)
    try writer.repeated(field491, "field491", BoolField.self)
    try writer.repeated(field492, "field492", DoubleField.self)
    try writer.repeated(field493, "field493", Wire.MessageField<TestWide.Wide>.self)
    try writer.repeated(field494, "field494", SInt64Field.self)
    try writer.repeated(field495, "field495", Fixed32Field.self)
    try writer.optional(field496, "field496", Int32Field.self)
    try writer.optional(field497, "field497", Wire.StringField.self)
    try writer.optional(field498, "field498", BytesField.self)
    try writer.optional(field499, "field499", BoolField.self)
    try writer.map(field500, "field500", ExactTextField.self, DoubleField.self)
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1: try reader.read(&field1, Wire.StringField.self)
      case 2: try reader.read(&field2, BytesField.self)
      case 3: try reader.read(&field3, BoolField.self)
      case 4: try reader.read(&field4, DoubleField.self)
      case 5: try reader.read(&field5, Wire.MessageField<TestWide.Wide>.self)
      case 6: try reader.read(&field6, SInt64Field.self)
      case 7: try reader.read(&field7, Fixed32Field.self)
      case 8: try reader.append(to: &field8, Int32Field.self)
      case 9: try reader.append(to: &field9, Wire.StringField.self)
      case 10: try reader.append(to: &field10, BytesField.self)
      case 11: try reader.append(to: &field11, BoolField.self)
      case 12: try reader.append(to: &field12, DoubleField.self)
      case 13: try reader.append(to: &field13, Wire.MessageField<TestWide.Wide>.self)
      case 14: try reader.append(to: &field14, SInt64Field.self)
      case 15: try reader.append(to: &field15, Fixed32Field.self)
      case 16: try reader.read(&field16, Int32Field.self)
      case 17: try reader.read(&field17, Wire.StringField.self)
      case 18: try reader.read(&field18, BytesField.self)
      case 19: try reader.read(&field19, BoolField.self)
      case 20: try reader.read(&field20, DoubleField.self)
      case 21: try reader.read(&field21, Wire.MessageField<TestWide.Wide>.self)
      case 22: try reader.read(&field22, SInt64Field.self)
      case 23: try reader.read(&field23, Fixed32Field.self)
      case 24: try reader.read(&field24, Int32Field.self)
      case 25: try reader.read(&field25, Wire.StringField.self)
      case 26: try reader.read(&field26, BytesField.self)
      case 27: try reader.read(&field27, BoolField.self)
      case 28: try reader.read(&field28, DoubleField.self)
      case 29: try reader.read(&field29, Wire.MessageField<TestWide.Wide>.self)
      case 30: try reader.read(&field30, SInt64Field.self)
      case 31: try reader.read(&field31, Fixed32Field.self)
      case 32: try reader.read(&field32, Int32Field.self)
      case 33: try reader.read(&field33, Wire.StringField.self)
      case 34: try reader.read(&field34, BytesField.self)
      case 35: try reader.read(&field35, BoolField.self)
      case 36: try reader.read(&field36, DoubleField.self)
      case 37: try reader.read(&field37, Wire.MessageField<TestWide.Wide>.self)
      case 38: try reader.read(&field38, SInt64Field.self)
      case 39: try reader.read(&field39, Fixed32Field.self)
      case 40: try reader.append(to: &field40, Int32Field.self)
      case 41: try reader.append(to: &field41, Wire.StringField.self)
      case 42: try reader.append(to: &field42, BytesField.self)
      case 43: try reader.append(to: &field43, BoolField.self)
      case 44: try reader.append(to: &field44, DoubleField.self)
      case 45: try reader.append(to: &field45, Wire.MessageField<TestWide.Wide>.self)
      case 46: try reader.append(to: &field46, SInt64Field.self)
      case 47: try reader.append(to: &field47, Fixed32Field.self)
      case 48: try reader.read(&field48, Int32Field.self)
      case 49: try reader.read(&field49, Wire.StringField.self)
      case 50: try reader.insert(into: &field50, ExactTextField.self, BytesField.self)
      case 51: try reader.read(&field51, BoolField.self)
      case 52: try reader.read(&field52, DoubleField.self)
      case 53: try reader.read(&field53, Wire.MessageField<TestWide.Wide>.self)
      case 54: try reader.read(&field54, SInt64Field.self)
      case 55: try reader.read(&field55, Fixed32Field.self)
      case 56: try reader.read(&field56, Int32Field.self)
      case 57: try reader.read(&field57, Wire.StringField.self)
      case 58: try reader.read(&field58, BytesField.self)
      case 59: try reader.read(&field59, BoolField.self)
      case 60: try reader.read(&field60, DoubleField.self)
      case 61: try reader.read(&field61, Wire.MessageField<TestWide.Wide>.self)
      case 62: try reader.read(&field62, SInt64Field.self)
      case 63: try reader.read(&field63, Fixed32Field.self)
      case 64: try reader.read(&field64, Int32Field.self)
      case 65: try reader.read(&field65, Wire.StringField.self)
      case 66: try reader.read(&field66, BytesField.self)
      case 67: try reader.read(&field67, BoolField.self)
      case 68: try reader.read(&field68, DoubleField.self)
      case 69: try reader.read(&field69, Wire.MessageField<TestWide.Wide>.self)
      case 70: try reader.read(&field70, SInt64Field.self)
      case 71: try reader.read(&field71, Fixed32Field.self)
      case 72: try reader.append(to: &field72, Int32Field.self)
      case 73: try reader.append(to: &field73, Wire.StringField.self)
      case 74: try reader.append(to: &field74, BytesField.self)
      case 75: try reader.append(to: &field75, BoolField.self)
      case 76: try reader.append(to: &field76, DoubleField.self)
      case 77: try reader.append(to: &field77, Wire.MessageField<TestWide.Wide>.self)
      case 78: try reader.append(to: &field78, SInt64Field.self)
      case 79: try reader.append(to: &field79, Fixed32Field.self)
      case 80: try reader.read(&field80, Int32Field.self)
      case 81: try reader.read(&field81, Wire.StringField.self)
      case 82: try reader.read(&field82, BytesField.self)
      case 83: try reader.read(&field83, BoolField.self)
      case 84: try reader.read(&field84, DoubleField.self)
      case 85: try reader.read(&field85, Wire.MessageField<TestWide.Wide>.self)
      case 86: try reader.read(&field86, SInt64Field.self)
      case 87: try reader.read(&field87, Fixed32Field.self)
      case 88: try reader.read(&field88, Int32Field.self)
      case 89: try reader.read(&field89, Wire.StringField.self)
      case 90: try reader.read(&field90, BytesField.self)
      case 91: try reader.read(&field91, BoolField.self)
      case 92: try reader.read(&field92, DoubleField.self)
      case 93: try reader.read(&field93, Wire.MessageField<TestWide.Wide>.self)
      case 94: try reader.read(&field94, SInt64Field.self)
      case 95: try reader.read(&field95, Fixed32Field.self)
      case 96: try reader.read(&field96, Int32Field.self)
      case 97: try reader.read(&field97, Wire.StringField.self)
      case 98: try reader.read(&field98, BytesField.self)
      case 99: try reader.read(&field99, BoolField.self)
      case 100: try reader.insert(into: &field100, ExactTextField.self, DoubleField.self)
      case 101: try reader.read(&field101, Wire.MessageField<TestWide.Wide>.self)
      case 102: try reader.read(&field102, SInt64Field.self)
      case 103: try reader.read(&field103, Fixed32Field.self)
      case 104: try reader.append(to: &field104, Int32Field.self)
      case 105: try reader.append(to: &field105, Wire.StringField.self)
      case 106: try reader.append(to: &field106, BytesField.self)
      case 107: try reader.append(to: &field107, BoolField.self)
      case 108: try reader.append(to: &field108, DoubleField.self)
      case 109: try reader.append(to: &field109, Wire.MessageField<TestWide.Wide>.self)
      case 110: try reader.append(to: &field110, SInt64Field.self)
      case 111: try reader.append(to: &field111, Fixed32Field.self)
      case 112: try reader.read(&field112, Int32Field.self)
      case 113: try reader.read(&field113, Wire.StringField.self)
      case 114: try reader.read(&field114, BytesField.self)
      case 115: try reader.read(&field115, BoolField.self)
      case 116: try reader.read(&field116, DoubleField.self)
      case 117: try reader.read(&field117, Wire.MessageField<TestWide.Wide>.self)
      case 118: try reader.read(&field118, SInt64Field.self)
      case 119: try reader.read(&field119, Fixed32Field.self)
      case 120: try reader.read(&field120, Int32Field.self)
      case 121: try reader.read(&field121, Wire.StringField.self)
      case 122: try reader.read(&field122, BytesField.self)
      case 123: try reader.read(&field123, BoolField.self)
      case 124: try reader.read(&field124, DoubleField.self)
      case 125: try reader.read(&field125, Wire.MessageField<TestWide.Wide>.self)
      case 126: try reader.read(&field126, SInt64Field.self)
      case 127: try reader.read(&field127, Fixed32Field.self)
      case 128: try reader.read(&field128, Int32Field.self)
      case 129: try reader.read(&field129, Wire.StringField.self)
      case 130: try reader.read(&field130, BytesField.self)
      case 131: try reader.read(&field131, BoolField.self)
      case 132: try reader.read(&field132, DoubleField.self)
      case 133: try reader.read(&field133, Wire.MessageField<TestWide.Wide>.self)
      case 134: try reader.read(&field134, SInt64Field.self)
      case 135: try reader.read(&field135, Fixed32Field.self)
      case 136: try reader.append(to: &field136, Int32Field.self)
      case 137: try reader.append(to: &field137, Wire.StringField.self)
      case 138: try reader.append(to: &field138, BytesField.self)
      case 139: try reader.append(to: &field139, BoolField.self)
      case 140: try reader.append(to: &field140, DoubleField.self)
      case 141: try reader.append(to: &field141, Wire.MessageField<TestWide.Wide>.self)
      case 142: try reader.append(to: &field142, SInt64Field.self)
      case 143: try reader.append(to: &field143, Fixed32Field.self)
      case 144: try reader.read(&field144, Int32Field.self)
      case 145: try reader.read(&field145, Wire.StringField.self)
      case 146: try reader.read(&field146, BytesField.self)
      case 147: try reader.read(&field147, BoolField.self)
      case 148: try reader.read(&field148, DoubleField.self)
      case 149: try reader.read(&field149, Wire.MessageField<TestWide.Wide>.self)
      case 150: try reader.insert(into: &field150, ExactTextField.self, SInt64Field.self)
      case 151: try reader.read(&field151, Fixed32Field.self)
      case 152: try reader.read(&field152, Int32Field.self)
      case 153: try reader.read(&field153, Wire.StringField.self)
      case 154: try reader.read(&field154, BytesField.self)
      case 155: try reader.read(&field155, BoolField.self)
      case 156: try reader.read(&field156, DoubleField.self)
      case 157: try reader.read(&field157, Wire.MessageField<TestWide.Wide>.self)
      case 158: try reader.read(&field158, SInt64Field.self)
      case 159: try reader.read(&field159, Fixed32Field.self)
      case 160: try reader.read(&field160, Int32Field.self)
      case 161: try reader.read(&field161, Wire.StringField.self)
      case 162: try reader.read(&field162, BytesField.self)
      case 163: try reader.read(&field163, BoolField.self)
      case 164: try reader.read(&field164, DoubleField.self)
      case 165: try reader.read(&field165, Wire.MessageField<TestWide.Wide>.self)
      case 166: try reader.read(&field166, SInt64Field.self)
      case 167: try reader.read(&field167, Fixed32Field.self)
      case 168: try reader.append(to: &field168, Int32Field.self)
      case 169: try reader.append(to: &field169, Wire.StringField.self)
      case 170: try reader.append(to: &field170, BytesField.self)
      case 171: try reader.append(to: &field171, BoolField.self)
      case 172: try reader.append(to: &field172, DoubleField.self)
      case 173: try reader.append(to: &field173, Wire.MessageField<TestWide.Wide>.self)
      case 174: try reader.append(to: &field174, SInt64Field.self)
      case 175: try reader.append(to: &field175, Fixed32Field.self)
      case 176: try reader.read(&field176, Int32Field.self)
      case 177: try reader.read(&field177, Wire.StringField.self)
      case 178: try reader.read(&field178, BytesField.self)
      case 179: try reader.read(&field179, BoolField.self)
      case 180: try reader.read(&field180, DoubleField.self)
      case 181: try reader.read(&field181, Wire.MessageField<TestWide.Wide>.self)
      case 182: try reader.read(&field182, SInt64Field.self)
      case 183: try reader.read(&field183, Fixed32Field.self)
      case 184: try reader.read(&field184, Int32Field.self)
      case 185: try reader.read(&field185, Wire.StringField.self)
      case 186: try reader.read(&field186, BytesField.self)
      case 187: try reader.read(&field187, BoolField.self)
      case 188: try reader.read(&field188, DoubleField.self)
      case 189: try reader.read(&field189, Wire.MessageField<TestWide.Wide>.self)
      case 190: try reader.read(&field190, SInt64Field.self)
      case 191: try reader.read(&field191, Fixed32Field.self)
      case 192: try reader.read(&field192, Int32Field.self)
      case 193: try reader.read(&field193, Wire.StringField.self)
      case 194: try reader.read(&field194, BytesField.self)
      case 195: try reader.read(&field195, BoolField.self)
      case 196: try reader.read(&field196, DoubleField.self)
      case 197: try reader.read(&field197, Wire.MessageField<TestWide.Wide>.self)
      case 198: try reader.read(&field198, SInt64Field.self)
      case 199: try reader.read(&field199, Fixed32Field.self)
      case 200: try reader.insert(into: &field200, ExactTextField.self, Int32Field.self)
      case 201: try reader.append(to: &field201, Wire.StringField.self)
      case 202: try reader.append(to: &field202, BytesField.self)
      case 203: try reader.append(to: &field203, BoolField.self)
      case 204: try reader.append(to: &field204, DoubleField.self)
      case 205: try reader.append(to: &field205, Wire.MessageField<TestWide.Wide>.self)
      case 206: try reader.append(to: &field206, SInt64Field.self)
      case 207: try reader.append(to: &field207, Fixed32Field.self)
      case 208: try reader.read(&field208, Int32Field.self)
      case 209: try reader.read(&field209, Wire.StringField.self)
      case 210: try reader.read(&field210, BytesField.self)
      case 211: try reader.read(&field211, BoolField.self)
      case 212: try reader.read(&field212, DoubleField.self)
      case 213: try reader.read(&field213, Wire.MessageField<TestWide.Wide>.self)
      case 214: try reader.read(&field214, SInt64Field.self)
      case 215: try reader.read(&field215, Fixed32Field.self)
      case 216: try reader.read(&field216, Int32Field.self)
      case 217: try reader.read(&field217, Wire.StringField.self)
      case 218: try reader.read(&field218, BytesField.self)
      case 219: try reader.read(&field219, BoolField.self)
      case 220: try reader.read(&field220, DoubleField.self)
      case 221: try reader.read(&field221, Wire.MessageField<TestWide.Wide>.self)
      case 222: try reader.read(&field222, SInt64Field.self)
      case 223: try reader.read(&field223, Fixed32Field.self)
      case 224: try reader.read(&field224, Int32Field.self)
      case 225: try reader.read(&field225, Wire.StringField.self)
      case 226: try reader.read(&field226, BytesField.self)
      case 227: try reader.read(&field227, BoolField.self)
      case 228: try reader.read(&field228, DoubleField.self)
      case 229: try reader.read(&field229, Wire.MessageField<TestWide.Wide>.self)
      case 230: try reader.read(&field230, SInt64Field.self)
      case 231: try reader.read(&field231, Fixed32Field.self)
      case 232: try reader.append(to: &field232, Int32Field.self)
      case 233: try reader.append(to: &field233, Wire.StringField.self)
      case 234: try reader.append(to: &field234, BytesField.self)
      case 235: try reader.append(to: &field235, BoolField.self)
      case 236: try reader.append(to: &field236, DoubleField.self)
      case 237: try reader.append(to: &field237, Wire.MessageField<TestWide.Wide>.self)
      case 238: try reader.append(to: &field238, SInt64Field.self)
      case 239: try reader.append(to: &field239, Fixed32Field.self)
      case 240: try reader.read(&field240, Int32Field.self)
      case 241: try reader.read(&field241, Wire.StringField.self)
      case 242: try reader.read(&field242, BytesField.self)
      case 243: try reader.read(&field243, BoolField.self)
      case 244: try reader.read(&field244, DoubleField.self)
      case 245: try reader.read(&field245, Wire.MessageField<TestWide.Wide>.self)
      case 246: try reader.read(&field246, SInt64Field.self)
      case 247: try reader.read(&field247, Fixed32Field.self)
      case 248: try reader.read(&field248, Int32Field.self)
      case 249: try reader.read(&field249, Wire.StringField.self)
      case 250: try reader.insert(into: &field250, ExactTextField.self, BytesField.self)
      case 251: try reader.read(&field251, BoolField.self)
      case 252: try reader.read(&field252, DoubleField.self)
      case 253: try reader.read(&field253, Wire.MessageField<TestWide.Wide>.self)
      case 254: try reader.read(&field254, SInt64Field.self)
      case 255: try reader.read(&field255, Fixed32Field.self)
      case 256: try reader.read(&field256, Int32Field.self)
      case 257: try reader.read(&field257, Wire.StringField.self)
      case 258: try reader.read(&field258, BytesField.self)
      case 259: try reader.read(&field259, BoolField.self)
      case 260: try reader.read(&field260, DoubleField.self)
      case 261: try reader.read(&field261, Wire.MessageField<TestWide.Wide>.self)
      case 262: try reader.read(&field262, SInt64Field.self)
      case 263: try reader.read(&field263, Fixed32Field.self)
      case 264: try reader.append(to: &field264, Int32Field.self)
      case 265: try reader.append(to: &field265, Wire.StringField.self)
      case 266: try reader.append(to: &field266, BytesField.self)
      case 267: try reader.append(to: &field267, BoolField.self)
      case 268: try reader.append(to: &field268, DoubleField.self)
      case 269: try reader.append(to: &field269, Wire.MessageField<TestWide.Wide>.self)
      case 270: try reader.append(to: &field270, SInt64Field.self)
      case 271: try reader.append(to: &field271, Fixed32Field.self)
      case 272: try reader.read(&field272, Int32Field.self)
      case 273: try reader.read(&field273, Wire.StringField.self)
      case 274: try reader.read(&field274, BytesField.self)
      case 275: try reader.read(&field275, BoolField.self)
      case 276: try reader.read(&field276, DoubleField.self)
      case 277: try reader.read(&field277, Wire.MessageField<TestWide.Wide>.self)
      case 278: try reader.read(&field278, SInt64Field.self)
      case 279: try reader.read(&field279, Fixed32Field.self)
      case 280: try reader.read(&field280, Int32Field.self)
      case 281: try reader.read(&field281, Wire.StringField.self)
      case 282: try reader.read(&field282, BytesField.self)
      case 283: try reader.read(&field283, BoolField.self)
      case 284: try reader.read(&field284, DoubleField.self)
      case 285: try reader.read(&field285, Wire.MessageField<TestWide.Wide>.self)
      case 286: try reader.read(&field286, SInt64Field.self)
      case 287: try reader.read(&field287, Fixed32Field.self)
      case 288: try reader.read(&field288, Int32Field.self)
      case 289: try reader.read(&field289, Wire.StringField.self)
      case 290: try reader.read(&field290, BytesField.self)
      case 291: try reader.read(&field291, BoolField.self)
      case 292: try reader.read(&field292, DoubleField.self)
      case 293: try reader.read(&field293, Wire.MessageField<TestWide.Wide>.self)
      case 294: try reader.read(&field294, SInt64Field.self)
      case 295: try reader.read(&field295, Fixed32Field.self)
      case 296: try reader.append(to: &field296, Int32Field.self)
      case 297: try reader.append(to: &field297, Wire.StringField.self)
      case 298: try reader.append(to: &field298, BytesField.self)
      case 299: try reader.append(to: &field299, BoolField.self)
      case 300: try reader.insert(into: &field300, ExactTextField.self, DoubleField.self)
      case 301: try reader.append(to: &field301, Wire.MessageField<TestWide.Wide>.self)
      case 302: try reader.append(to: &field302, SInt64Field.self)
      case 303: try reader.append(to: &field303, Fixed32Field.self)
      case 304: try reader.read(&field304, Int32Field.self)
      case 305: try reader.read(&field305, Wire.StringField.self)
      case 306: try reader.read(&field306, BytesField.self)
      case 307: try reader.read(&field307, BoolField.self)
      case 308: try reader.read(&field308, DoubleField.self)
      case 309: try reader.read(&field309, Wire.MessageField<TestWide.Wide>.self)
      case 310: try reader.read(&field310, SInt64Field.self)
      case 311: try reader.read(&field311, Fixed32Field.self)
      case 312: try reader.read(&field312, Int32Field.self)
      case 313: try reader.read(&field313, Wire.StringField.self)
      case 314: try reader.read(&field314, BytesField.self)
      case 315: try reader.read(&field315, BoolField.self)
      case 316: try reader.read(&field316, DoubleField.self)
      case 317: try reader.read(&field317, Wire.MessageField<TestWide.Wide>.self)
      case 318: try reader.read(&field318, SInt64Field.self)
      case 319: try reader.read(&field319, Fixed32Field.self)
      case 320: try reader.read(&field320, Int32Field.self)
      case 321: try reader.read(&field321, Wire.StringField.self)
      case 322: try reader.read(&field322, BytesField.self)
      case 323: try reader.read(&field323, BoolField.self)
      case 324: try reader.read(&field324, DoubleField.self)
      case 325: try reader.read(&field325, Wire.MessageField<TestWide.Wide>.self)
      case 326: try reader.read(&field326, SInt64Field.self)
      case 327: try reader.read(&field327, Fixed32Field.self)
      case 328: try reader.append(to: &field328, Int32Field.self)
      case 329: try reader.append(to: &field329, Wire.StringField.self)
      case 330: try reader.append(to: &field330, BytesField.self)
      case 331: try reader.append(to: &field331, BoolField.self)
      case 332: try reader.append(to: &field332, DoubleField.self)
      case 333: try reader.append(to: &field333, Wire.MessageField<TestWide.Wide>.self)
      case 334: try reader.append(to: &field334, SInt64Field.self)
      case 335: try reader.append(to: &field335, Fixed32Field.self)
      case 336: try reader.read(&field336, Int32Field.self)
      case 337: try reader.read(&field337, Wire.StringField.self)
      case 338: try reader.read(&field338, BytesField.self)
      case 339: try reader.read(&field339, BoolField.self)
      case 340: try reader.read(&field340, DoubleField.self)
      case 341: try reader.read(&field341, Wire.MessageField<TestWide.Wide>.self)
      case 342: try reader.read(&field342, SInt64Field.self)
      case 343: try reader.read(&field343, Fixed32Field.self)
      case 344: try reader.read(&field344, Int32Field.self)
      case 345: try reader.read(&field345, Wire.StringField.self)
      case 346: try reader.read(&field346, BytesField.self)
      case 347: try reader.read(&field347, BoolField.self)
      case 348: try reader.read(&field348, DoubleField.self)
      case 349: try reader.read(&field349, Wire.MessageField<TestWide.Wide>.self)
      case 350: try reader.insert(into: &field350, ExactTextField.self, SInt64Field.self)
      case 351: try reader.read(&field351, Fixed32Field.self)
      case 352: try reader.read(&field352, Int32Field.self)
      case 353: try reader.read(&field353, Wire.StringField.self)
      case 354: try reader.read(&field354, BytesField.self)
      case 355: try reader.read(&field355, BoolField.self)
      case 356: try reader.read(&field356, DoubleField.self)
      case 357: try reader.read(&field357, Wire.MessageField<TestWide.Wide>.self)
      case 358: try reader.read(&field358, SInt64Field.self)
      case 359: try reader.read(&field359, Fixed32Field.self)
      case 360: try reader.append(to: &field360, Int32Field.self)
      case 361: try reader.append(to: &field361, Wire.StringField.self)
      case 362: try reader.append(to: &field362, BytesField.self)
      case 363: try reader.append(to: &field363, BoolField.self)
      case 364: try reader.append(to: &field364, DoubleField.self)
      case 365: try reader.append(to: &field365, Wire.MessageField<TestWide.Wide>.self)
      case 366: try reader.append(to: &field366, SInt64Field.self)
      case 367: try reader.append(to: &field367, Fixed32Field.self)
      case 368: try reader.read(&field368, Int32Field.self)
      case 369: try reader.read(&field369, Wire.StringField.self)
      case 370: try reader.read(&field370, BytesField.self)
      case 371: try reader.read(&field371, BoolField.self)
      case 372: try reader.read(&field372, DoubleField.self)
      case 373: try reader.read(&field373, Wire.MessageField<TestWide.Wide>.self)
      case 374: try reader.read(&field374, SInt64Field.self)
      case 375: try reader.read(&field375, Fixed32Field.self)
      case 376: try reader.read(&field376, Int32Field.self)
      case 377: try reader.read(&field377, Wire.StringField.self)
      case 378: try reader.read(&field378, BytesField.self)
      case 379: try reader.read(&field379, BoolField.self)
      case 380: try reader.read(&field380, DoubleField.self)
      case 381: try reader.read(&field381, Wire.MessageField<TestWide.Wide>.self)
      case 382: try reader.read(&field382, SInt64Field.self)
      case 383: try reader.read(&field383, Fixed32Field.self)
      case 384: try reader.read(&field384, Int32Field.self)
      case 385: try reader.read(&field385, Wire.StringField.self)
      case 386: try reader.read(&field386, BytesField.self)
      case 387: try reader.read(&field387, BoolField.self)
      case 388: try reader.read(&field388, DoubleField.self)
      case 389: try reader.read(&field389, Wire.MessageField<TestWide.Wide>.self)
      case 390: try reader.read(&field390, SInt64Field.self)
      case 391: try reader.read(&field391, Fixed32Field.self)
      case 392: try reader.append(to: &field392, Int32Field.self)
      case 393: try reader.append(to: &field393, Wire.StringField.self)
      case 394: try reader.append(to: &field394, BytesField.self)
      case 395: try reader.append(to: &field395, BoolField.self)
      case 396: try reader.append(to: &field396, DoubleField.self)
      case 397: try reader.append(to: &field397, Wire.MessageField<TestWide.Wide>.self)
      case 398: try reader.append(to: &field398, SInt64Field.self)
      case 399: try reader.append(to: &field399, Fixed32Field.self)
      case 400: try reader.insert(into: &field400, ExactTextField.self, Int32Field.self)
      case 401: try reader.read(&field401, Wire.StringField.self)
      case 402: try reader.read(&field402, BytesField.self)
      case 403: try reader.read(&field403, BoolField.self)
      case 404: try reader.read(&field404, DoubleField.self)
      case 405: try reader.read(&field405, Wire.MessageField<TestWide.Wide>.self)
      case 406: try reader.read(&field406, SInt64Field.self)
      case 407: try reader.read(&field407, Fixed32Field.self)
      case 408: try reader.read(&field408, Int32Field.self)
      case 409: try reader.read(&field409, Wire.StringField.self)
      case 410: try reader.read(&field410, BytesField.self)
      case 411: try reader.read(&field411, BoolField.self)
      case 412: try reader.read(&field412, DoubleField.self)
      case 413: try reader.read(&field413, Wire.MessageField<TestWide.Wide>.self)
      case 414: try reader.read(&field414, SInt64Field.self)
      case 415: try reader.read(&field415, Fixed32Field.self)
      case 416: try reader.read(&field416, Int32Field.self)
      case 417: try reader.read(&field417, Wire.StringField.self)
      case 418: try reader.read(&field418, BytesField.self)
      case 419: try reader.read(&field419, BoolField.self)
      case 420: try reader.read(&field420, DoubleField.self)
      case 421: try reader.read(&field421, Wire.MessageField<TestWide.Wide>.self)
      case 422: try reader.read(&field422, SInt64Field.self)
      case 423: try reader.read(&field423, Fixed32Field.self)
      case 424: try reader.append(to: &field424, Int32Field.self)
      case 425: try reader.append(to: &field425, Wire.StringField.self)
      case 426: try reader.append(to: &field426, BytesField.self)
      case 427: try reader.append(to: &field427, BoolField.self)
      case 428: try reader.append(to: &field428, DoubleField.self)
      case 429: try reader.append(to: &field429, Wire.MessageField<TestWide.Wide>.self)
      case 430: try reader.append(to: &field430, SInt64Field.self)
      case 431: try reader.append(to: &field431, Fixed32Field.self)
      case 432: try reader.read(&field432, Int32Field.self)
      case 433: try reader.read(&field433, Wire.StringField.self)
      case 434: try reader.read(&field434, BytesField.self)
      case 435: try reader.read(&field435, BoolField.self)
      case 436: try reader.read(&field436, DoubleField.self)
      case 437: try reader.read(&field437, Wire.MessageField<TestWide.Wide>.self)
      case 438: try reader.read(&field438, SInt64Field.self)
      case 439: try reader.read(&field439, Fixed32Field.self)
      case 440: try reader.read(&field440, Int32Field.self)
      case 441: try reader.read(&field441, Wire.StringField.self)
      case 442: try reader.read(&field442, BytesField.self)
      case 443: try reader.read(&field443, BoolField.self)
      case 444: try reader.read(&field444, DoubleField.self)
      case 445: try reader.read(&field445, Wire.MessageField<TestWide.Wide>.self)
      case 446: try reader.read(&field446, SInt64Field.self)
      case 447: try reader.read(&field447, Fixed32Field.self)
      case 448: try reader.read(&field448, Int32Field.self)
      case 449: try reader.read(&field449, Wire.StringField.self)
      case 450: try reader.insert(into: &field450, ExactTextField.self, BytesField.self)
      case 451: try reader.read(&field451, BoolField.self)
      case 452: try reader.read(&field452, DoubleField.self)
      case 453: try reader.read(&field453, Wire.MessageField<TestWide.Wide>.self)
      case 454: try reader.read(&field454, SInt64Field.self)
      case 455: try reader.read(&field455, Fixed32Field.self)
      case 456: try reader.append(to: &field456, Int32Field.self)
      case 457: try reader.append(to: &field457, Wire.StringField.self)
      case 458: try reader.append(to: &field458, BytesField.self)
      case 459: try reader.append(to: &field459, BoolField.self)
      case 460: try reader.append(to: &field460, DoubleField.self)
      case 461: try reader.append(to: &field461, Wire.MessageField<TestWide.Wide>.self)
      case 462: try reader.append(to: &field462, SInt64Field.self)
      case 463: try reader.append(to: &field463, Fixed32Field.self)
      case 464: try reader.read(&field464, Int32Field.self)
      case 465: try reader.read(&field465, Wire.StringField.self)
      case 466: try reader.read(&field466, BytesField.self)
      case 467: try reader.read(&field467, BoolField.self)
      case 468: try reader.read(&field468, DoubleField.self)
      case 469: try reader.read(&field469, Wire.MessageField<TestWide.Wide>.self)
      case 470: try reader.read(&field470, SInt64Field.self)
      case 471: try reader.read(&field471, Fixed32Field.self)
      case 472: try reader.read(&field472, Int32Field.self)
      case 473: try reader.read(&field473, Wire.StringField.self)
      case 474: try reader.read(&field474, BytesField.self)
      case 475: try reader.read(&field475, BoolField.self)
      case 476: try reader.read(&field476, DoubleField.self)
      case 477: try reader.read(&field477, Wire.MessageField<TestWide.Wide>.self)
      case 478: try reader.read(&field478, SInt64Field.self)
      case 479: try reader.read(&field479, Fixed32Field.self)
      case 480: try reader.read(&field480, Int32Field.self)
      case 481: try reader.read(&field481, Wire.StringField.self)
      case 482: try reader.read(&field482, BytesField.self)
      case 483: try reader.read(&field483, BoolField.self)
      case 484: try reader.read(&field484, DoubleField.self)
      case 485: try reader.read(&field485, Wire.MessageField<TestWide.Wide>.self)
      case 486: try reader.read(&field486, SInt64Field.self)
      case 487: try reader.read(&field487, Fixed32Field.self)
      case 488: try reader.append(to: &field488, Int32Field.self)
      case 489: try reader.append(to: &field489, Wire.StringField.self)
      case 490: try reader.append(to: &field490, BytesField.self)
      case 491: try reader.append(to: &field491, BoolField.self)
      case 492: try reader.append(to: &field492, DoubleField.self)
      case 493: try reader.append(to: &field493, Wire.MessageField<TestWide.Wide>.self)
      case 494: try reader.append(to: &field494, SInt64Field.self)
      case 495: try reader.append(to: &field495, Fixed32Field.self)
      case 496: try reader.read(&field496, Int32Field.self)
      case 497: try reader.read(&field497, Wire.StringField.self)
      case 498: try reader.read(&field498, BytesField.self)
      case 499: try reader.read(&field499, BoolField.self)
      case 500: try reader.insert(into: &field500, ExactTextField.self, DoubleField.self)
      default: break
      }
    }
  }
}

extension TestWide {
  /// Seventy large messages to choose from, and the same again.
  package struct WideChoice: Wire.Message {
    package var choice: OneOf_Choice?

    package var unknownFields = Wire.UnknownFields()

    package init() {}

    package init(choice: OneOf_Choice? = nil) {
      self.choice = choice
    }
  }
}

extension TestWide.WideChoice {
  package indirect enum OneOf_Choice: WireOneof {
    case wide1(TestWide.Wide)
    case wide2(TestWide.Wide)
    case wide3(TestWide.Wide)
    case wide4(TestWide.Wide)
    case wide5(TestWide.Wide)
    case wide6(TestWide.Wide)
    case wide7(TestWide.Wide)
    case wide8(TestWide.Wide)
    case wide9(TestWide.Wide)
    case wide10(TestWide.Wide)
    case wide11(TestWide.Wide)
    case wide12(TestWide.Wide)
    case wide13(TestWide.Wide)
    case wide14(TestWide.Wide)
    case wide15(TestWide.Wide)
    case wide16(TestWide.Wide)
    case wide17(TestWide.Wide)
    case wide18(TestWide.Wide)
    case wide19(TestWide.Wide)
    case wide20(TestWide.Wide)
    case wide21(TestWide.Wide)
    case wide22(TestWide.Wide)
    case wide23(TestWide.Wide)
    case wide24(TestWide.Wide)
    case wide25(TestWide.Wide)
    case wide26(TestWide.Wide)
    case wide27(TestWide.Wide)
    case wide28(TestWide.Wide)
    case wide29(TestWide.Wide)
    case wide30(TestWide.Wide)
    case wide31(TestWide.Wide)
    case wide32(TestWide.Wide)
    case wide33(TestWide.Wide)
    case wide34(TestWide.Wide)
    case wide35(TestWide.Wide)
    case wide36(TestWide.Wide)
    case wide37(TestWide.Wide)
    case wide38(TestWide.Wide)
    case wide39(TestWide.Wide)
    case wide40(TestWide.Wide)
    case wide41(TestWide.Wide)
    case wide42(TestWide.Wide)
    case wide43(TestWide.Wide)
    case wide44(TestWide.Wide)
    case wide45(TestWide.Wide)
    case wide46(TestWide.Wide)
    case wide47(TestWide.Wide)
    case wide48(TestWide.Wide)
    case wide49(TestWide.Wide)
    case wide50(TestWide.Wide)
    case wide51(TestWide.Wide)
    case wide52(TestWide.Wide)
    case wide53(TestWide.Wide)
    case wide54(TestWide.Wide)
    case wide55(TestWide.Wide)
    case wide56(TestWide.Wide)
    case wide57(TestWide.Wide)
    case wide58(TestWide.Wide)
    case wide59(TestWide.Wide)
    case wide60(TestWide.Wide)
    case wide61(TestWide.Wide)
    case wide62(TestWide.Wide)
    case wide63(TestWide.Wide)
    case wide64(TestWide.Wide)
    case wide65(TestWide.Wide)
    case wide66(TestWide.Wide)
    case wide67(TestWide.Wide)
    case wide68(TestWide.Wide)
    case wide69(TestWide.Wide)
    case wide70(TestWide.Wide)
    case again(TestWide.WideChoice)

    package var alone: TestWide.WideChoice { TestWide.WideChoice(choice: self) }
  }
}

extension TestWide.WideChoice {
  package static let fullName: Swift.String = "test.wide.WideChoice"

  package static let fields: [Wire.FieldInfo] = [
    Wire.FieldInfo(1, "wide_1", "wide1", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(2, "wide_2", "wide2", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(3, "wide_3", "wide3", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(4, "wide_4", "wide4", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(5, "wide_5", "wide5", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(6, "wide_6", "wide6", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(7, "wide_7", "wide7", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(8, "wide_8", "wide8", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(9, "wide_9", "wide9", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(10, "wide_10", "wide10", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(11, "wide_11", "wide11", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(12, "wide_12", "wide12", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(13, "wide_13", "wide13", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(14, "wide_14", "wide14", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(15, "wide_15", "wide15", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(16, "wide_16", "wide16", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(17, "wide_17", "wide17", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(18, "wide_18", "wide18", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(19, "wide_19", "wide19", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(20, "wide_20", "wide20", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(21, "wide_21", "wide21", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(22, "wide_22", "wide22", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(23, "wide_23", "wide23", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(24, "wide_24", "wide24", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(25, "wide_25", "wide25", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(26, "wide_26", "wide26", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(27, "wide_27", "wide27", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(28, "wide_28", "wide28", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(29, "wide_29", "wide29", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(30, "wide_30", "wide30", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(31, "wide_31", "wide31", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(32, "wide_32", "wide32", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(33, "wide_33", "wide33", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(34, "wide_34", "wide34", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(35, "wide_35", "wide35", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(36, "wide_36", "wide36", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(37, "wide_37", "wide37", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(38, "wide_38", "wide38", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(39, "wide_39", "wide39", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(40, "wide_40", "wide40", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(41, "wide_41", "wide41", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(42, "wide_42", "wide42", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(43, "wide_43", "wide43", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(44, "wide_44", "wide44", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(45, "wide_45", "wide45", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(46, "wide_46", "wide46", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(47, "wide_47", "wide47", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(48, "wide_48", "wide48", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(49, "wide_49", "wide49", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(50, "wide_50", "wide50", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(51, "wide_51", "wide51", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(52, "wide_52", "wide52", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(53, "wide_53", "wide53", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(54, "wide_54", "wide54", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(55, "wide_55", "wide55", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(56, "wide_56", "wide56", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(57, "wide_57", "wide57", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(58, "wide_58", "wide58", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(59, "wide_59", "wide59", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(60, "wide_60", "wide60", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(61, "wide_61", "wide61", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(62, "wide_62", "wide62", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(63, "wide_63", "wide63", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(64, "wide_64", "wide64", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(65, "wide_65", "wide65", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(66, "wide_66", "wide66", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(67, "wide_67", "wide67", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(68, "wide_68", "wide68", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(69, "wide_69", "wide69", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(70, "wide_70", "wide70", .single, TestWide.Wide.self, oneof: 0),
    Wire.FieldInfo(71, "again", "again", .single, TestWide.WideChoice.self, oneof: 0),
  ]

  /// The last field first; see `WireSink`.
  private func emit<Sink: Wire.WireSink>(to sink: consuming Sink) -> Sink {
    sink.unknown(unknownFields)
    sink.choice(choice, 71, TestWide.WideChoice.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 70, TestWide.Wide.self) {
      if case .wide70(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 69, TestWide.Wide.self) {
      if case .wide69(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 68, TestWide.Wide.self) {
      if case .wide68(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 67, TestWide.Wide.self) {
      if case .wide67(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 66, TestWide.Wide.self) {
      if case .wide66(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 65, TestWide.Wide.self) {
      if case .wide65(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 64, TestWide.Wide.self) {
      if case .wide64(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 63, TestWide.Wide.self) {
      if case .wide63(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 62, TestWide.Wide.self) {
      if case .wide62(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 61, TestWide.Wide.self) {
      if case .wide61(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 60, TestWide.Wide.self) {
      if case .wide60(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 59, TestWide.Wide.self) {
      if case .wide59(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 58, TestWide.Wide.self) {
      if case .wide58(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 57, TestWide.Wide.self) {
      if case .wide57(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 56, TestWide.Wide.self) {
      if case .wide56(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 55, TestWide.Wide.self) {
      if case .wide55(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 54, TestWide.Wide.self) {
      if case .wide54(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 53, TestWide.Wide.self) {
      if case .wide53(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 52, TestWide.Wide.self) {
      if case .wide52(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 51, TestWide.Wide.self) {
      if case .wide51(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 50, TestWide.Wide.self) {
      if case .wide50(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 49, TestWide.Wide.self) {
      if case .wide49(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 48, TestWide.Wide.self) {
      if case .wide48(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 47, TestWide.Wide.self) {
      if case .wide47(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 46, TestWide.Wide.self) {
      if case .wide46(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 45, TestWide.Wide.self) {
      if case .wide45(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 44, TestWide.Wide.self) {
      if case .wide44(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 43, TestWide.Wide.self) {
      if case .wide43(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 42, TestWide.Wide.self) {
      if case .wide42(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 41, TestWide.Wide.self) {
      if case .wide41(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 40, TestWide.Wide.self) {
      if case .wide40(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 39, TestWide.Wide.self) {
      if case .wide39(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 38, TestWide.Wide.self) {
      if case .wide38(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 37, TestWide.Wide.self) {
      if case .wide37(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 36, TestWide.Wide.self) {
      if case .wide36(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 35, TestWide.Wide.self) {
      if case .wide35(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 34, TestWide.Wide.self) {
      if case .wide34(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 33, TestWide.Wide.self) {
      if case .wide33(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 32, TestWide.Wide.self) {
      if case .wide32(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 31, TestWide.Wide.self) {
      if case .wide31(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 30, TestWide.Wide.self) {
      if case .wide30(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 29, TestWide.Wide.self) {
      if case .wide29(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 28, TestWide.Wide.self) {
      if case .wide28(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 27, TestWide.Wide.self) {
      if case .wide27(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 26, TestWide.Wide.self) {
      if case .wide26(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 25, TestWide.Wide.self) {
      if case .wide25(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 24, TestWide.Wide.self) {
      if case .wide24(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 23, TestWide.Wide.self) {
      if case .wide23(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 22, TestWide.Wide.self) {
      if case .wide22(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 21, TestWide.Wide.self) {
      if case .wide21(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 20, TestWide.Wide.self) {
      if case .wide20(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 19, TestWide.Wide.self) {
      if case .wide19(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 18, TestWide.Wide.self) {
      if case .wide18(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 17, TestWide.Wide.self) {
      if case .wide17(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 16, TestWide.Wide.self) {
      if case .wide16(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 15, TestWide.Wide.self) {
      if case .wide15(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 14, TestWide.Wide.self) {
      if case .wide14(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 13, TestWide.Wide.self) {
      if case .wide13(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 12, TestWide.Wide.self) {
      if case .wide12(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 11, TestWide.Wide.self) {
      if case .wide11(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 10, TestWide.Wide.self) {
      if case .wide10(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 9, TestWide.Wide.self) {
      if case .wide9(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 8, TestWide.Wide.self) {
      if case .wide8(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 7, TestWide.Wide.self) {
      if case .wide7(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 6, TestWide.Wide.self) {
      if case .wide6(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 5, TestWide.Wide.self) {
      if case .wide5(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 4, TestWide.Wide.self) {
      if case .wide4(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 3, TestWide.Wide.self) {
      if case .wide3(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 2, TestWide.Wide.self) {
      if case .wide2(let value) = $0 { value } else { nil }
    }
    sink.choice(choice, 1, TestWide.Wide.self) {
      if case .wide1(let value) = $0 { value } else { nil }
    }
    return sink
  }

  package func encodedSize() -> Swift.Int {
    emit(to: Wire.WireSizer()).total
  }

  package func encode(to writer: inout Wire.WireWriter) {
    writer = emit(to: writer)
  }

  package mutating func merge(from outer: inout Wire.WireReader) throws(Wire.WireError) {
    var reader = outer
    while let tag = try reader.nextTag() {
      switch tag {
      case 10:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide1(let earlier) = $0 { earlier } else { nil } },
          { .wide1($0) }
        )
      case 18:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide2(let earlier) = $0 { earlier } else { nil } },
          { .wide2($0) }
        )
      case 26:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide3(let earlier) = $0 { earlier } else { nil } },
          { .wide3($0) }
        )
      case 34:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide4(let earlier) = $0 { earlier } else { nil } },
          { .wide4($0) }
        )
      case 42:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide5(let earlier) = $0 { earlier } else { nil } },
          { .wide5($0) }
        )
      case 50:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide6(let earlier) = $0 { earlier } else { nil } },
          { .wide6($0) }
        )
      case 58:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide7(let earlier) = $0 { earlier } else { nil } },
          { .wide7($0) }
        )
      case 66:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide8(let earlier) = $0 { earlier } else { nil } },
          { .wide8($0) }
        )
      case 74:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide9(let earlier) = $0 { earlier } else { nil } },
          { .wide9($0) }
        )
      case 82:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide10(let earlier) = $0 { earlier } else { nil } },
          { .wide10($0) }
        )
      case 90:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide11(let earlier) = $0 { earlier } else { nil } },
          { .wide11($0) }
        )
      case 98:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide12(let earlier) = $0 { earlier } else { nil } },
          { .wide12($0) }
        )
      case 106:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide13(let earlier) = $0 { earlier } else { nil } },
          { .wide13($0) }
        )
      case 114:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide14(let earlier) = $0 { earlier } else { nil } },
          { .wide14($0) }
        )
      case 122:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide15(let earlier) = $0 { earlier } else { nil } },
          { .wide15($0) }
        )
      case 130:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide16(let earlier) = $0 { earlier } else { nil } },
          { .wide16($0) }
        )
      case 138:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide17(let earlier) = $0 { earlier } else { nil } },
          { .wide17($0) }
        )
      case 146:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide18(let earlier) = $0 { earlier } else { nil } },
          { .wide18($0) }
        )
      case 154:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide19(let earlier) = $0 { earlier } else { nil } },
          { .wide19($0) }
        )
      case 162:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide20(let earlier) = $0 { earlier } else { nil } },
          { .wide20($0) }
        )
      case 170:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide21(let earlier) = $0 { earlier } else { nil } },
          { .wide21($0) }
        )
      case 178:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide22(let earlier) = $0 { earlier } else { nil } },
          { .wide22($0) }
        )
      case 186:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide23(let earlier) = $0 { earlier } else { nil } },
          { .wide23($0) }
        )
      case 194:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide24(let earlier) = $0 { earlier } else { nil } },
          { .wide24($0) }
        )
      case 202:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide25(let earlier) = $0 { earlier } else { nil } },
          { .wide25($0) }
        )
      case 210:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide26(let earlier) = $0 { earlier } else { nil } },
          { .wide26($0) }
        )
      case 218:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide27(let earlier) = $0 { earlier } else { nil } },
          { .wide27($0) }
        )
      case 226:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide28(let earlier) = $0 { earlier } else { nil } },
          { .wide28($0) }
        )
      case 234:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide29(let earlier) = $0 { earlier } else { nil } },
          { .wide29($0) }
        )
      case 242:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide30(let earlier) = $0 { earlier } else { nil } },
          { .wide30($0) }
        )
      case 250:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide31(let earlier) = $0 { earlier } else { nil } },
          { .wide31($0) }
        )
      case 258:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide32(let earlier) = $0 { earlier } else { nil } },
          { .wide32($0) }
        )
      case 266:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide33(let earlier) = $0 { earlier } else { nil } },
          { .wide33($0) }
        )
      case 274:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide34(let earlier) = $0 { earlier } else { nil } },
          { .wide34($0) }
        )
      case 282:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide35(let earlier) = $0 { earlier } else { nil } },
          { .wide35($0) }
        )
      case 290:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide36(let earlier) = $0 { earlier } else { nil } },
          { .wide36($0) }
        )
      case 298:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide37(let earlier) = $0 { earlier } else { nil } },
          { .wide37($0) }
        )
      case 306:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide38(let earlier) = $0 { earlier } else { nil } },
          { .wide38($0) }
        )
      case 314:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide39(let earlier) = $0 { earlier } else { nil } },
          { .wide39($0) }
        )
      case 322:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide40(let earlier) = $0 { earlier } else { nil } },
          { .wide40($0) }
        )
      case 330:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide41(let earlier) = $0 { earlier } else { nil } },
          { .wide41($0) }
        )
      case 338:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide42(let earlier) = $0 { earlier } else { nil } },
          { .wide42($0) }
        )
      case 346:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide43(let earlier) = $0 { earlier } else { nil } },
          { .wide43($0) }
        )
      case 354:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide44(let earlier) = $0 { earlier } else { nil } },
          { .wide44($0) }
        )
      case 362:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide45(let earlier) = $0 { earlier } else { nil } },
          { .wide45($0) }
        )
      case 370:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide46(let earlier) = $0 { earlier } else { nil } },
          { .wide46($0) }
        )
      case 378:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide47(let earlier) = $0 { earlier } else { nil } },
          { .wide47($0) }
        )
      case 386:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide48(let earlier) = $0 { earlier } else { nil } },
          { .wide48($0) }
        )
      case 394:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide49(let earlier) = $0 { earlier } else { nil } },
          { .wide49($0) }
        )
      case 402:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide50(let earlier) = $0 { earlier } else { nil } },
          { .wide50($0) }
        )
      case 410:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide51(let earlier) = $0 { earlier } else { nil } },
          { .wide51($0) }
        )
      case 418:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide52(let earlier) = $0 { earlier } else { nil } },
          { .wide52($0) }
        )
      case 426:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide53(let earlier) = $0 { earlier } else { nil } },
          { .wide53($0) }
        )
      case 434:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide54(let earlier) = $0 { earlier } else { nil } },
          { .wide54($0) }
        )
      case 442:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide55(let earlier) = $0 { earlier } else { nil } },
          { .wide55($0) }
        )
      case 450:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide56(let earlier) = $0 { earlier } else { nil } },
          { .wide56($0) }
        )
      case 458:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide57(let earlier) = $0 { earlier } else { nil } },
          { .wide57($0) }
        )
      case 466:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide58(let earlier) = $0 { earlier } else { nil } },
          { .wide58($0) }
        )
      case 474:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide59(let earlier) = $0 { earlier } else { nil } },
          { .wide59($0) }
        )
      case 482:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide60(let earlier) = $0 { earlier } else { nil } },
          { .wide60($0) }
        )
      case 490:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide61(let earlier) = $0 { earlier } else { nil } },
          { .wide61($0) }
        )
      case 498:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide62(let earlier) = $0 { earlier } else { nil } },
          { .wide62($0) }
        )
      case 506:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide63(let earlier) = $0 { earlier } else { nil } },
          { .wide63($0) }
        )
      case 514:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide64(let earlier) = $0 { earlier } else { nil } },
          { .wide64($0) }
        )
      case 522:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide65(let earlier) = $0 { earlier } else { nil } },
          { .wide65($0) }
        )
      case 530:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide66(let earlier) = $0 { earlier } else { nil } },
          { .wide66($0) }
        )
      case 538:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide67(let earlier) = $0 { earlier } else { nil } },
          { .wide67($0) }
        )
      case 546:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide68(let earlier) = $0 { earlier } else { nil } },
          { .wide68($0) }
        )
      case 554:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide69(let earlier) = $0 { earlier } else { nil } },
          { .wide69($0) }
        )
      case 562:
        try reader.merge(
          &choice,
          TestWide.Wide.self,
          { if case .wide70(let earlier) = $0 { earlier } else { nil } },
          { .wide70($0) }
        )
      case 570:
        try reader.merge(
          &choice,
          TestWide.WideChoice.self,
          { if case .again(let earlier) = $0 { earlier } else { nil } },
          { .again($0) }
        )
      default: try reader.skip(tag, into: &unknownFields)
      }
    }
    outer = reader
  }

  package func encodeJSON(to writer: inout Wire.JSONWriter) throws(Wire.JSONError) {
    writer.beginObject()
    try writer.choice(choice, "wide1", TestWide.Wide.self) {
      if case .wide1(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide2", TestWide.Wide.self) {
      if case .wide2(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide3", TestWide.Wide.self) {
      if case .wide3(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide4", TestWide.Wide.self) {
      if case .wide4(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide5", TestWide.Wide.self) {
      if case .wide5(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide6", TestWide.Wide.self) {
      if case .wide6(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide7", TestWide.Wide.self) {
      if case .wide7(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide8", TestWide.Wide.self) {
      if case .wide8(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide9", TestWide.Wide.self) {
      if case .wide9(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide10", TestWide.Wide.self) {
      if case .wide10(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide11", TestWide.Wide.self) {
      if case .wide11(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide12", TestWide.Wide.self) {
      if case .wide12(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide13", TestWide.Wide.self) {
      if case .wide13(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide14", TestWide.Wide.self) {
      if case .wide14(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide15", TestWide.Wide.self) {
      if case .wide15(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide16", TestWide.Wide.self) {
      if case .wide16(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide17", TestWide.Wide.self) {
      if case .wide17(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide18", TestWide.Wide.self) {
      if case .wide18(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide19", TestWide.Wide.self) {
      if case .wide19(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide20", TestWide.Wide.self) {
      if case .wide20(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide21", TestWide.Wide.self) {
      if case .wide21(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide22", TestWide.Wide.self) {
      if case .wide22(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide23", TestWide.Wide.self) {
      if case .wide23(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide24", TestWide.Wide.self) {
      if case .wide24(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide25", TestWide.Wide.self) {
      if case .wide25(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide26", TestWide.Wide.self) {
      if case .wide26(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide27", TestWide.Wide.self) {
      if case .wide27(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide28", TestWide.Wide.self) {
      if case .wide28(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide29", TestWide.Wide.self) {
      if case .wide29(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide30", TestWide.Wide.self) {
      if case .wide30(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide31", TestWide.Wide.self) {
      if case .wide31(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide32", TestWide.Wide.self) {
      if case .wide32(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide33", TestWide.Wide.self) {
      if case .wide33(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide34", TestWide.Wide.self) {
      if case .wide34(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide35", TestWide.Wide.self) {
      if case .wide35(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide36", TestWide.Wide.self) {
      if case .wide36(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide37", TestWide.Wide.self) {
      if case .wide37(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide38", TestWide.Wide.self) {
      if case .wide38(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide39", TestWide.Wide.self) {
      if case .wide39(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide40", TestWide.Wide.self) {
      if case .wide40(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide41", TestWide.Wide.self) {
      if case .wide41(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide42", TestWide.Wide.self) {
      if case .wide42(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide43", TestWide.Wide.self) {
      if case .wide43(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide44", TestWide.Wide.self) {
      if case .wide44(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide45", TestWide.Wide.self) {
      if case .wide45(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide46", TestWide.Wide.self) {
      if case .wide46(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide47", TestWide.Wide.self) {
      if case .wide47(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide48", TestWide.Wide.self) {
      if case .wide48(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide49", TestWide.Wide.self) {
      if case .wide49(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide50", TestWide.Wide.self) {
      if case .wide50(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide51", TestWide.Wide.self) {
      if case .wide51(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide52", TestWide.Wide.self) {
      if case .wide52(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide53", TestWide.Wide.self) {
      if case .wide53(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide54", TestWide.Wide.self) {
      if case .wide54(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide55", TestWide.Wide.self) {
      if case .wide55(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide56", TestWide.Wide.self) {
      if case .wide56(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide57", TestWide.Wide.self) {
      if case .wide57(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide58", TestWide.Wide.self) {
      if case .wide58(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide59", TestWide.Wide.self) {
      if case .wide59(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide60", TestWide.Wide.self) {
      if case .wide60(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide61", TestWide.Wide.self) {
      if case .wide61(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide62", TestWide.Wide.self) {
      if case .wide62(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide63", TestWide.Wide.self) {
      if case .wide63(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide64", TestWide.Wide.self) {
      if case .wide64(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide65", TestWide.Wide.self) {
      if case .wide65(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide66", TestWide.Wide.self) {
      if case .wide66(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide67", TestWide.Wide.self) {
      if case .wide67(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide68", TestWide.Wide.self) {
      if case .wide68(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide69", TestWide.Wide.self) {
      if case .wide69(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "wide70", TestWide.Wide.self) {
      if case .wide70(let value) = $0 { value } else { nil }
    }
    try writer.choice(choice, "again", TestWide.WideChoice.self) {
      if case .again(let value) = $0 { value } else { nil }
    }
    writer.endObject()
  }

  package static let jsonFields = Wire.JSONFields(fields)

  package mutating func mergeJSON(from reader: inout Wire.JSONReader) throws(Wire.JSONError) {
    var object = try reader.beginObject()
    while let number = try reader.nextField(&object, Self.jsonFields) {
      switch number {
      case 1:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide1($0)
        }
      case 2:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide2($0)
        }
      case 3:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide3($0)
        }
      case 4:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide4($0)
        }
      case 5:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide5($0)
        }
      case 6:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide6($0)
        }
      case 7:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide7($0)
        }
      case 8:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide8($0)
        }
      case 9:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide9($0)
        }
      case 10:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide10($0)
        }
      case 11:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide11($0)
        }
      case 12:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide12($0)
        }
      case 13:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide13($0)
        }
      case 14:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide14($0)
        }
      case 15:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide15($0)
        }
      case 16:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide16($0)
        }
      case 17:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide17($0)
        }
      case 18:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide18($0)
        }
      case 19:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide19($0)
        }
      case 20:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide20($0)
        }
      case 21:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide21($0)
        }
      case 22:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide22($0)
        }
      case 23:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide23($0)
        }
      case 24:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide24($0)
        }
      case 25:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide25($0)
        }
      case 26:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide26($0)
        }
      case 27:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide27($0)
        }
      case 28:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide28($0)
        }
      case 29:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide29($0)
        }
      case 30:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide30($0)
        }
      case 31:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide31($0)
        }
      case 32:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide32($0)
        }
      case 33:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide33($0)
        }
      case 34:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide34($0)
        }
      case 35:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide35($0)
        }
      case 36:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide36($0)
        }
      case 37:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide37($0)
        }
      case 38:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide38($0)
        }
      case 39:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide39($0)
        }
      case 40:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide40($0)
        }
      case 41:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide41($0)
        }
      case 42:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide42($0)
        }
      case 43:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide43($0)
        }
      case 44:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide44($0)
        }
      case 45:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide45($0)
        }
      case 46:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide46($0)
        }
      case 47:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide47($0)
        }
      case 48:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide48($0)
        }
      case 49:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide49($0)
        }
      case 50:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide50($0)
        }
      case 51:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide51($0)
        }
      case 52:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide52($0)
        }
      case 53:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide53($0)
        }
      case 54:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide54($0)
        }
      case 55:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide55($0)
        }
      case 56:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide56($0)
        }
      case 57:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide57($0)
        }
      case 58:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide58($0)
        }
      case 59:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide59($0)
        }
      case 60:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide60($0)
        }
      case 61:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide61($0)
        }
      case 62:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide62($0)
        }
      case 63:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide63($0)
        }
      case 64:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide64($0)
        }
      case 65:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide65($0)
        }
      case 66:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide66($0)
        }
      case 67:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide67($0)
        }
      case 68:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide68($0)
        }
      case 69:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide69($0)
        }
      case 70:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.Wide>.self) {
          choice = .wide70($0)
        }
      case 71:
        try reader.choice(isFirst: choice == nil, Wire.MessageField<TestWide.WideChoice>.self) {
          choice = .again($0)
        }
      default: break
      }
    }
  }
}
