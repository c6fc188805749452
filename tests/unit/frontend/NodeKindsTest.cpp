// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/NodeKinds.h"

#include <gtest/gtest.h>

namespace warpgrain::frontend {
namespace {

using clang::Stmt;

TEST(NodeKinds, WhatTheModelHasNoKindForMayDoAnything) {
  for (const Stmt::StmtClass kind :
       {Stmt::VAArgExprClass, Stmt::PseudoObjectExprClass, Stmt::RecoveryExprClass, Stmt::CoawaitExprClass,
        Stmt::CoroutineBodyStmtClass, Stmt::CXXThrowExprClass, Stmt::CXXTryStmtClass, Stmt::MSAsmStmtClass,
        Stmt::SEHTryStmtClass, Stmt::OMPParallelDirectiveClass, Stmt::BlockExprClass})
    EXPECT_EQ(treatmentOf(kind), NodeTreatment::opaque) << kind;
}

TEST(NodeKinds, WhatOnlyEvaluatesItsPartsIsAValue) {
  for (const Stmt::StmtClass kind : {Stmt::TypeTraitExprClass, Stmt::OffsetOfExprClass, Stmt::SizeOfPackExprClass})
    EXPECT_EQ(treatmentOf(kind), NodeTreatment::values) << kind;
}

TEST(NodeKinds, StatementsThatControlWhatIsExecutedAreModelled) {
  for (const Stmt::StmtClass kind : {Stmt::IfStmtClass, Stmt::ForStmtClass, Stmt::GotoStmtClass, Stmt::SwitchStmtClass,
                                     Stmt::GCCAsmStmtClass, Stmt::ConditionalOperatorClass})
    EXPECT_EQ(treatmentOf(kind), NodeTreatment::modelled) << kind;
}

} // namespace
} // namespace warpgrain::frontend
