// SPDX-License-Identifier: Apache-2.0
// LLVM's headers take most of the compile time of lowering; they are compiled once.
#pragma once

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>
