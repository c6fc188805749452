// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Operators.h"

namespace warpgrain::frontend {

using model::Operator;

Operator operatorOf(clang::BinaryOperatorKind kind) {
  switch (kind) {
  case clang::BO_Add:
  case clang::BO_AddAssign:
    return Operator::plus;
  case clang::BO_Sub:
  case clang::BO_SubAssign:
    return Operator::minus;
  case clang::BO_Mul:
  case clang::BO_MulAssign:
    return Operator::times;
  case clang::BO_Div:
  case clang::BO_DivAssign:
    return Operator::divide;
  case clang::BO_Rem:
  case clang::BO_RemAssign:
    return Operator::modulo;
  case clang::BO_And:
  case clang::BO_AndAssign:
    return Operator::bitAnd;
  case clang::BO_Or:
  case clang::BO_OrAssign:
    return Operator::bitOr;
  case clang::BO_Xor:
  case clang::BO_XorAssign:
    return Operator::bitXor;
  case clang::BO_Shl:
  case clang::BO_ShlAssign:
    return Operator::shiftLeft;
  case clang::BO_Shr:
  case clang::BO_ShrAssign:
    return Operator::shiftRight;
  case clang::BO_LAnd:
    return Operator::logicalAnd;
  case clang::BO_LOr:
    return Operator::logicalOr;
  case clang::BO_LT:
    return Operator::less;
  case clang::BO_LE:
    return Operator::lessEqual;
  case clang::BO_GT:
    return Operator::greater;
  case clang::BO_GE:
    return Operator::greaterEqual;
  case clang::BO_EQ:
    return Operator::equal;
  case clang::BO_NE:
    return Operator::notEqual;
  case clang::BO_Cmp:
    return Operator::threeWay;
  case clang::BO_Comma:
    return Operator::comma;
  default:
    return Operator::none;
  }
}

Operator operatorOf(clang::UnaryOperatorKind kind) {
  switch (kind) {
  case clang::UO_Plus:
    return Operator::plus;
  case clang::UO_Minus:
    return Operator::minus;
  case clang::UO_Not:
    return Operator::bitNot;
  case clang::UO_LNot:
    return Operator::logicalNot;
  case clang::UO_Deref:
    return Operator::dereference;
  case clang::UO_AddrOf:
    return Operator::addressOf;
  case clang::UO_PreInc:
  case clang::UO_PostInc:
    return Operator::increment;
  case clang::UO_PreDec:
  case clang::UO_PostDec:
    return Operator::decrement;
  default:
    return Operator::none;
  }
}

} // namespace warpgrain::frontend
